-- unchanged for running programs: pages of falling prices and counts of copies are read without these, only later.
DROP INDEX "search_row_by_falling_price";--> statement-breakpoint
-- unchanged for running programs: as above.
DROP INDEX "search_row_by_falling_asked_price";--> statement-breakpoint
-- unchanged for running programs: as above.
DROP INDEX "search_row_of_copies";
