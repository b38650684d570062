ALTER TYPE "public"."inbox_event_kind" ADD VALUE 'COUNTERED' BEFORE 'NOTED';--> statement-breakpoint
ALTER TYPE "public"."inbox_event_kind" ADD VALUE 'LAPSED' BEFORE 'NOTED';--> statement-breakpoint
ALTER TYPE "public"."inbox_event_kind" ADD VALUE 'REMINDED' BEFORE 'NOTED';--> statement-breakpoint
ALTER TYPE "public"."offer_type" ADD VALUE 'TRADE';--> statement-breakpoint
CREATE TABLE "offer_terms" (
	"offer_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"sent_by" "offer_side" NOT NULL,
	"gives" jsonb NOT NULL,
	"gets" jsonb NOT NULL,
	"balance_cents" integer NOT NULL,
	"balance_paid_by" "offer_side",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_terms_offer_id_number_pk" PRIMARY KEY("offer_id","number"),
	CONSTRAINT "offer_terms_number_range" CHECK ("offer_terms"."number" between 1 and 20),
	CONSTRAINT "offer_terms_balance" CHECK ("offer_terms"."balance_cents" between 0 and 5000000 and ("offer_terms"."balance_cents" = 0) = ("offer_terms"."balance_paid_by" is null))
);
--> statement-breakpoint
ALTER TABLE "inbox_event" ALTER COLUMN "actor_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "collection_step" ADD COLUMN "balance_cents" integer;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "terms_number" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "terms_by" "offer_side" DEFAULT 'INITIATOR' NOT NULL;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "balance_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "balance_paid_by" "offer_side";--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "expires_at" timestamp with time zone DEFAULT now() + interval '14 days' NOT NULL;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "lapsed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
UPDATE "offer" SET "accepted_at" = "updated_at" WHERE "status" = 'ACCEPTED';--> statement-breakpoint
ALTER TABLE "offer_item" ADD COLUMN "in_return" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_terms" ADD CONSTRAINT "offer_terms_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_to_lapse" ON "offer" USING btree ("expires_at") WHERE "offer"."status" = 'PENDING';--> statement-breakpoint
CREATE INDEX "offer_to_remind" ON "offer" USING btree ("accepted_at") WHERE ("offer"."status" = 'ACCEPTED' and "offer"."called_off_at" is null and ("offer"."initiator_exchanged_at" is null or "offer"."recipient_exchanged_at" is null)) and "offer"."reminded_at" is null;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_terms_number_range" CHECK ("offer"."terms_number" between 1 and 20);--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_balance" CHECK ("offer"."balance_cents" between 0 and 5000000 and ("offer"."balance_cents" = 0) = ("offer"."balance_paid_by" is null));--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_lapsed_is_rescinded" CHECK ("offer"."lapsed_at" is null or "offer"."status" = 'RESCINDED');