CREATE TYPE "public"."inbox_event_kind" AS ENUM('OFFERED', 'NOTED', 'ACCEPTED', 'DECLINED', 'RESCINDED', 'MARKED', 'MARK_TAKEN_BACK', 'EXCHANGED', 'CALLED_OFF', 'READ');--> statement-breakpoint
CREATE TYPE "public"."offer_side" AS ENUM('INITIATOR', 'RECIPIENT');--> statement-breakpoint
CREATE TYPE "public"."offer_status" AS ENUM('ACCEPTED', 'DECLINED', 'PENDING', 'RESCINDED');--> statement-breakpoint
CREATE TYPE "public"."offer_type" AS ENUM('BUY', 'SELL');--> statement-breakpoint
CREATE TABLE "inbox" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inbox_event" (
	"user_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"offer_id" uuid NOT NULL,
	"kind" "inbox_event_kind" NOT NULL,
	"actor_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inbox_event_user_id_number_pk" PRIMARY KEY("user_id","number")
);
--> statement-breakpoint
CREATE TABLE "offer" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"initiator_id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	"offer_type" "offer_type" NOT NULL,
	"status" "offer_status" DEFAULT 'PENDING' NOT NULL,
	"seller_id" uuid NOT NULL,
	"buyer_id" uuid NOT NULL,
	"decline_reason" text,
	"initiator_exchanged_at" timestamp with time zone,
	"recipient_exchanged_at" timestamp with time zone,
	"called_off_at" timestamp with time zone,
	"called_off_by" "offer_side",
	"version" integer DEFAULT 1 NOT NULL,
	"initiator_version" integer DEFAULT 1 NOT NULL,
	"recipient_version" integer DEFAULT 0 NOT NULL,
	"initiator_seen" integer DEFAULT 1 NOT NULL,
	"recipient_seen" integer DEFAULT 0 NOT NULL,
	"idempotency_key" text,
	"asked_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_to_another" CHECK ("offer"."initiator_id" <> "offer"."recipient_id"),
	CONSTRAINT "offer_sides" CHECK (("offer"."seller_id", "offer"."buyer_id") = (case when "offer"."offer_type" = 'SELL' then "offer"."initiator_id" else "offer"."recipient_id" end, case when "offer"."offer_type" = 'SELL' then "offer"."recipient_id" else "offer"."initiator_id" end)),
	CONSTRAINT "offer_exchange_of_accepted" CHECK ("offer"."status" = 'ACCEPTED' or ("offer"."initiator_exchanged_at" is null and "offer"."recipient_exchanged_at" is null and "offer"."called_off_at" is null)),
	CONSTRAINT "offer_exchanged_or_called_off" CHECK ("offer"."called_off_at" is null or "offer"."initiator_exchanged_at" is null or "offer"."recipient_exchanged_at" is null),
	CONSTRAINT "offer_called_off_by_a_side" CHECK (("offer"."called_off_at" is null) = ("offer"."called_off_by" is null)),
	CONSTRAINT "offer_reason_of_declined" CHECK ("offer"."status" = 'DECLINED' or "offer"."decline_reason" is null)
);
--> statement-breakpoint
CREATE TABLE "offer_item" (
	"offer_id" uuid NOT NULL,
	"card_variant_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"price_type" "price_type" NOT NULL,
	"price_cents" integer,
	CONSTRAINT "offer_item_offer_id_card_variant_id_pk" PRIMARY KEY("offer_id","card_variant_id"),
	CONSTRAINT "offer_item_quantity_range" CHECK ("offer_item"."quantity" between 1 and 9999),
	CONSTRAINT "offer_item_price_range" CHECK ("offer_item"."price_cents" >= 0),
	CONSTRAINT "offer_item_fixed_price_is_there" CHECK (case "offer_item"."price_type" when 'FIXED' then "offer_item"."price_cents" is not null and "offer_item"."price_cents" <= 5000000 when 'CONTACT' then "offer_item"."price_cents" is null else true end)
);
--> statement-breakpoint
CREATE TABLE "offer_note" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"offer_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"content" text NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_note_length" CHECK (char_length("offer_note"."content") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "rate_count" (
	"key" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_count_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
ALTER TABLE "inbox" ADD CONSTRAINT "inbox_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_event" ADD CONSTRAINT "inbox_event_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_event" ADD CONSTRAINT "inbox_event_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_event" ADD CONSTRAINT "inbox_event_actor_id_user_account_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_initiator_id_user_account_id_fk" FOREIGN KEY ("initiator_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_recipient_id_user_account_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_item" ADD CONSTRAINT "offer_item_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_item" ADD CONSTRAINT "offer_item_card_variant_id_card_variant_id_fk" FOREIGN KEY ("card_variant_id") REFERENCES "public"."card_variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_note" ADD CONSTRAINT "offer_note_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_note" ADD CONSTRAINT "offer_note_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inbox_event_at" ON "inbox_event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "inbox_event_offer" ON "inbox_event" USING btree ("offer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_sent_once" ON "offer" USING btree ("initiator_id","idempotency_key") WHERE "offer"."idempotency_key" is not null;--> statement-breakpoint
CREATE INDEX "offer_made" ON "offer" USING btree ("initiator_id",("status" = 'PENDING'),"created_at","id");--> statement-breakpoint
CREATE INDEX "offer_received" ON "offer" USING btree ("recipient_id",("status" = 'PENDING'),"created_at","id");--> statement-breakpoint
CREATE INDEX "offer_open_seller" ON "offer" USING btree ("seller_id") WHERE "offer"."status" = 'PENDING' or ("offer"."status" = 'ACCEPTED' and "offer"."called_off_at" is null and ("offer"."initiator_exchanged_at" is null or "offer"."recipient_exchanged_at" is null));--> statement-breakpoint
CREATE INDEX "offer_open_buyer" ON "offer" USING btree ("buyer_id") WHERE "offer"."status" = 'PENDING' or ("offer"."status" = 'ACCEPTED' and "offer"."called_off_at" is null and ("offer"."initiator_exchanged_at" is null or "offer"."recipient_exchanged_at" is null));--> statement-breakpoint
CREATE INDEX "offer_unread_initiator" ON "offer" USING btree ("initiator_id") WHERE "offer"."recipient_version" > "offer"."initiator_seen";--> statement-breakpoint
CREATE INDEX "offer_unread_recipient" ON "offer" USING btree ("recipient_id") WHERE "offer"."initiator_version" > "offer"."recipient_seen";--> statement-breakpoint
CREATE INDEX "offer_item_printing" ON "offer_item" USING btree ("card_variant_id");--> statement-breakpoint
CREATE INDEX "offer_note_discussion" ON "offer_note" USING btree ("offer_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_note_sent_once" ON "offer_note" USING btree ("offer_id","user_id","idempotency_key") WHERE "offer_note"."idempotency_key" is not null;--> statement-breakpoint
CREATE INDEX "rate_count_window" ON "rate_count" USING btree ("window_start");