CREATE TYPE "public"."report_subject" AS ENUM('OFFER', 'BANNER');--> statement-breakpoint
CREATE TABLE "player_block" (
	"blocker_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "player_block_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id"),
	CONSTRAINT "player_block_of_another" CHECK ("player_block"."blocker_id" <> "player_block"."blocked_id")
);
--> statement-breakpoint
CREATE TABLE "report" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject" "report_subject" NOT NULL,
	"reporter_id" uuid NOT NULL,
	"accused_id" uuid NOT NULL,
	"offer_id" uuid,
	"banner" text,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "report_names_its_subject" CHECK (("report"."subject" = 'OFFER') = ("report"."offer_id" is not null) and ("report"."subject" = 'BANNER') = ("report"."banner" is not null)),
	CONSTRAINT "report_reason_length" CHECK (char_length("report"."reason") between 1 and 1000)
);
--> statement-breakpoint
ALTER TABLE "offer_note" DROP CONSTRAINT "offer_note_length";--> statement-breakpoint
ALTER TABLE "offer_note" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sale_list" ADD COLUMN "banner_removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "player_block" ADD CONSTRAINT "player_block_blocker_id_user_account_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_block" ADD CONSTRAINT "player_block_blocked_id_user_account_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_reporter_id_user_account_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_accused_id_user_account_id_fk" FOREIGN KEY ("accused_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "player_block_blocked" ON "player_block" USING btree ("blocked_id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_open_once" ON "report" USING btree ("reporter_id","accused_id","subject",coalesce("offer_id", "accused_id")) WHERE "report"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "report_page" ON "report" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "report_offer" ON "report" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "report_accused" ON "report" USING btree ("accused_id");--> statement-breakpoint
CREATE INDEX "user_account_suspended" ON "user_account" USING btree ("id") WHERE "user_account"."suspended_at" is not null;--> statement-breakpoint
ALTER TABLE "offer_note" ADD CONSTRAINT "offer_note_length" CHECK (case when "offer_note"."removed_at" is null then char_length("offer_note"."content") between 1 and 2000 else "offer_note"."content" = '' end);--> statement-breakpoint
ALTER TABLE "sale_list" ADD CONSTRAINT "sale_list_removed_banner_is_empty" CHECK ("sale_list"."banner_removed_at" is null or "sale_list"."banner" = '');--> statement-breakpoint
ALTER TYPE "public"."inbox_event_kind" ADD VALUE 'NOTE_REMOVED' BEFORE 'PRICE_PROPOSED';--> statement-breakpoint
DROP TRIGGER user_account_can_sell_changed ON user_account;
--> statement-breakpoint
CREATE TRIGGER user_account_can_sell_changed AFTER UPDATE OF handle, deleted_at, suspended_at ON user_account
	FOR EACH ROW WHEN ((OLD.handle IS NULL OR OLD.deleted_at IS NOT NULL OR OLD.suspended_at IS NOT NULL) <> (NEW.handle IS NULL OR NEW.deleted_at IS NOT NULL OR NEW.suspended_at IS NOT NULL))
	EXECUTE FUNCTION mark_sellers_of_account();
