ALTER TYPE "public"."inbox_event_kind" ADD VALUE 'PRICE_PROPOSED' BEFORE 'ACCEPTED';--> statement-breakpoint
ALTER TYPE "public"."inbox_event_kind" ADD VALUE 'PRICE_TAKEN' BEFORE 'ACCEPTED';--> statement-breakpoint
ALTER TABLE "offer_item" ADD COLUMN "proposed_price_cents" integer;--> statement-breakpoint
ALTER TABLE "offer_item" ADD COLUMN "proposed_by" "offer_side";--> statement-breakpoint
ALTER TABLE "offer_item" ADD COLUMN "is_price_taken" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_item" ADD CONSTRAINT "offer_item_proposal_for_contact" CHECK (case when "offer_item"."proposed_by" is null then "offer_item"."proposed_price_cents" is null and not "offer_item"."is_price_taken" else "offer_item"."price_type" = 'CONTACT' and "offer_item"."proposed_price_cents" is not null and "offer_item"."proposed_price_cents" between 0 and 5000000 end);