DROP TABLE "market_price" CASCADE;
--> statement-breakpoint
-- One row for each change, under the name that history has always had.
ALTER VIEW market_price_change RENAME TO market_price;
--> statement-breakpoint
-- What a printing cost at a time: its newest price of that time or earlier, in US cents; null without one. It reads one
-- row, and searches it by halves.
CREATE FUNCTION market_price_at(printing text, moment timestamptz) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT y.cents[width_bucket(least(floor(extract(epoch FROM moment - start.at) / 3600), 8784)::smallint, y.hours)]
		FROM market_price_year y CROSS JOIN LATERAL make_timestamptz(y.year, 1, 1, 0, 0, 0, 'UTC') AS start(at)
		WHERE y.card_variant_id = printing AND start.at + y.hours[1] * interval '1 hour' <= moment
		ORDER BY y.year DESC LIMIT 1
$$;
