DROP INDEX "search_row_of_card";--> statement-breakpoint
CREATE INDEX "search_row_by_sellers" ON "search_row" USING btree ("sellers");--> statement-breakpoint
CREATE INDEX "search_row_by_lowest_price" ON "search_row" USING btree ("lowest_cents");--> statement-breakpoint
CREATE INDEX "search_row_of_card" ON "search_row" USING btree ("card_key","place");
--> statement-breakpoint
-- An import changes the prices of a thousand printings in one statement: one look at the lists for all of them.
DROP TRIGGER card_variant_price_changed ON card_variant;
--> statement-breakpoint
-- unchanged for running programs: only the trigger called it.
DROP FUNCTION mark_sellers_of_printing();
--> statement-breakpoint
CREATE FUNCTION mark_sellers_of_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- By the index of each printing's items alone, however many prices there are: this plan is kept for the connection.
	-- Whether one of them follows the market isn't looked up: that would read the items, while the import waits.
	INSERT INTO stale_seller_summary (card_variant_id)
		SELECT n.id FROM old_printings o JOIN new_printings n ON n.id = o.id
			CROSS JOIN LATERAL (
				SELECT FROM sale_list_item i WHERE i.card_variant_id = n.id LIMIT 1) sold
			WHERE n.current_price_cents IS DISTINCT FROM o.current_price_cents;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- A trigger with these tables can't name columns.
CREATE TRIGGER card_variant_prices_changed AFTER UPDATE ON card_variant
	REFERENCING OLD TABLE AS old_printings NEW TABLE AS new_printings
	FOR EACH STATEMENT EXECUTE FUNCTION mark_sellers_of_prices();
--> statement-breakpoint
-- Not for a statement that marks nothing.
CREATE OR REPLACE FUNCTION notify_sellers_marked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM marked) AND pg_try_advisory_xact_lock(7241910) THEN
		NOTIFY sellers_marked;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER sellers_marked ON stale_seller_summary;
--> statement-breakpoint
CREATE TRIGGER sellers_marked AFTER INSERT ON stale_seller_summary
	REFERENCING NEW TABLE AS marked FOR EACH STATEMENT EXECUTE FUNCTION notify_sellers_marked();
--> statement-breakpoint
-- Each row of a search has the place of its set among all. Whoever writes these rows holds this lock (seller-summary).
CREATE FUNCTION place_search_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(7241908) FROM (
		SELECT FROM search_row r JOIN (
			SELECT id, row_number() OVER (ORDER BY position, released_on, code)::int AS position FROM card_set) placed
			ON placed.id = r.card_set_id WHERE r.set_position <> placed.position LIMIT 1) moved;
	IF NOT FOUND THEN RETURN NULL; END IF;
	UPDATE search_row r SET set_position = placed.position
		FROM (SELECT id, row_number() OVER (ORDER BY position, released_on, code)::int AS position FROM card_set) placed
		WHERE placed.id = r.card_set_id AND r.set_position <> placed.position;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER card_set_placed AFTER INSERT OR DELETE OR UPDATE OF position, released_on ON card_set
	FOR EACH STATEMENT EXECUTE FUNCTION place_search_rows();
--> statement-breakpoint
UPDATE search_row r SET set_position = placed.position
	FROM (SELECT id, row_number() OVER (ORDER BY position, released_on, code)::int AS position FROM card_set) placed
	WHERE placed.id = r.card_set_id AND r.set_position <> placed.position;
