-- unchanged for running programs: an index below begins with the same column.
DROP INDEX "search_row_by_sellers";--> statement-breakpoint
-- unchanged for running programs: an index below begins with the same column.
DROP INDEX "search_row_by_lowest_price";--> statement-breakpoint
ALTER TABLE "search_row" ADD COLUMN "folded_name" text;--> statement-breakpoint
ALTER TABLE "search_row" ADD COLUMN "folded_subtitle" text;--> statement-breakpoint
-- With their names, these rows are what this version makes.
UPDATE "search_row" r SET "folded_name" = k."folded_name", "folded_subtitle" = k."folded_subtitle"
	FROM "search_card" k WHERE k."key" = r."card_key";--> statement-breakpoint
UPDATE "card_set" SET "search_edition" = '3' || substr("search_edition", 2) WHERE "search_edition" LIKE '2-%';--> statement-breakpoint
CREATE INDEX "search_row_by_name" ON "search_row" USING btree ("folded_name" collate "C","folded_subtitle" collate "C","set_position","place","card_key");--> statement-breakpoint
CREATE INDEX "search_row_by_price" ON "search_row" USING btree ("price_cents","set_position","place","card_key");--> statement-breakpoint
CREATE INDEX "search_row_by_falling_price" ON "search_row" USING btree ("price_cents" DESC NULLS LAST,"set_position","place","card_key");--> statement-breakpoint
CREATE INDEX "search_row_by_asked_price" ON "search_row" USING btree ("lowest_cents","set_position","place","card_key");--> statement-breakpoint
CREATE INDEX "search_row_by_falling_asked_price" ON "search_row" USING btree ("lowest_cents" DESC NULLS LAST,"set_position","place","card_key");--> statement-breakpoint
CREATE INDEX "search_row_by_most_sellers" ON "search_row" USING btree ("sellers" DESC NULLS FIRST,"set_position","place","card_key");