CREATE TYPE "public"."want_priority" AS ENUM('MUST', 'NORMAL', 'NICE');--> statement-breakpoint
CREATE TYPE "public"."would_do" AS ENUM('THIS', 'ANY', 'NO_FOIL', 'KINDS');--> statement-breakpoint
DROP INDEX "want_list_item_copies";--> statement-breakpoint
ALTER TABLE "want_list" ADD COLUMN "new_wants_would_do" "would_do" DEFAULT 'THIS' NOT NULL;--> statement-breakpoint
ALTER TABLE "want_list" ADD COLUMN "shows_at_most" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "want_list_item" ADD COLUMN "would_do" "would_do" DEFAULT 'THIS' NOT NULL;--> statement-breakpoint
ALTER TABLE "want_list_item" ADD COLUMN "kinds" "variant_type"[] DEFAULT '{}'::variant_type[] NOT NULL;--> statement-breakpoint
ALTER TABLE "want_list_item" ADD COLUMN "at_most_cents" integer;--> statement-breakpoint
ALTER TABLE "want_list_item" ADD COLUMN "priority" "want_priority" DEFAULT 'NORMAL' NOT NULL;--> statement-breakpoint
CREATE INDEX "want_list_item_takes_others" ON "want_list_item" USING btree ("card_variant_id","want_list_id") WHERE "want_list_item"."would_do" <> 'THIS';--> statement-breakpoint
CREATE INDEX "want_list_item_copies" ON "want_list_item" USING btree ("want_list_id","card_variant_id","quantity","would_do","kinds","at_most_cents");--> statement-breakpoint
ALTER TABLE "want_list" ADD CONSTRAINT "want_list_new_wants_name_no_kinds" CHECK ("want_list"."new_wants_would_do" <> 'KINDS');--> statement-breakpoint
ALTER TABLE "want_list_item" ADD CONSTRAINT "want_list_item_kinds_are_chosen" CHECK (("want_list_item"."would_do" = 'KINDS') = (cardinality("want_list_item"."kinds") > 0));--> statement-breakpoint
ALTER TABLE "want_list_item" ADD CONSTRAINT "want_list_item_at_most_range" CHECK ("want_list_item"."at_most_cents" between 0 and 5000000);