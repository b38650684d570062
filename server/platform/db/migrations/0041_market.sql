CREATE TABLE "seller_summary" (
	"card_variant_id" text PRIMARY KEY NOT NULL,
	"sellers" integer NOT NULL,
	"copies" integer NOT NULL,
	"lowest_cents" integer,
	"lowest_seller_id" uuid NOT NULL,
	"next_cents" integer,
	"next_seller_id" uuid
);
--> statement-breakpoint
-- The job writes all of them.
INSERT INTO stale_seller_summary (card_variant_id) SELECT DISTINCT card_variant_id FROM sale_list_item;
--> statement-breakpoint
DROP TRIGGER card_set_placed ON card_set;
--> statement-breakpoint
-- contract: since 0.1.0
DROP FUNCTION place_search_rows();
--> statement-breakpoint
-- contract: since 0.1.0
DROP TABLE "search_row";--> statement-breakpoint
-- contract: since 0.1.0
DROP TABLE "search_card";--> statement-breakpoint
-- contract: since 0.1.0
DROP TABLE "search_version";--> statement-breakpoint
-- contract: since 0.1.0
DROP FUNCTION change_search_version();
--> statement-breakpoint
-- contract: since 0.1.0
ALTER TABLE "card_set" DROP COLUMN "search_edition";
