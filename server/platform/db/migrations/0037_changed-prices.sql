-- unchanged for running programs: the same printings are marked.
CREATE OR REPLACE FUNCTION mark_sellers_of_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- A connection keeps this plan from its first update on, which may change nothing. A join would then compare each of a
	-- thousand printings with each other one; a difference of sets never does.
	-- By the index of each printing's items alone, however many prices there are. Whether one of them follows the market
	-- isn't looked up: that would read the items, while the import waits.
	INSERT INTO stale_seller_summary (card_variant_id)
		SELECT n.id FROM (
				SELECT id, current_price_cents FROM new_printings
					EXCEPT ALL SELECT id, current_price_cents FROM old_printings) n
			CROSS JOIN LATERAL (
				SELECT FROM sale_list_item i WHERE i.card_variant_id = n.id LIMIT 1) sold;
	RETURN NULL;
END $$;
