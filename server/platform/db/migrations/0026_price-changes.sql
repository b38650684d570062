-- The demo's sets that nobody has changed, by the digest that its loader noted. Prices that repeat the one before are
-- dropped below, which must not look like a change.
CREATE TEMPORARY TABLE unchanged_demo ON COMMIT DROP AS
	SELECT demo.import_id, demo.id FROM (
		SELECT DISTINCT ON (card_set_id) id AS import_id, card_set_id AS id, report ->> 'digest' AS noted
			FROM catalogue_import WHERE origin = 'DEMO' ORDER BY card_set_id, id DESC
	) demo CROSS JOIN LATERAL (
	SELECT encode(sha256(convert_to(count(*) || ' ' || coalesce(sum(hashtextextended(line, 0)), 0)
			|| ' ' || coalesce(sum(hashtextextended(line, 1)), 0), 'UTF8')), 'hex') AS digest
		FROM (
			SELECT jsonb_build_array('set', id, name, description, image_url, position)::text AS line
				FROM card_set WHERE id = demo.id
			UNION ALL
			SELECT jsonb_build_array('card', id, name, subtitle, card_type, rarity, cost, power, hp, upgrade_power,
					upgrade_hp, arena, aspects, traits, keywords, front_text, back_text, is_unique)::text
				FROM card WHERE card_set_id = demo.id
			UNION ALL
			SELECT jsonb_build_array('variant', v.id, v.card_id, v.variant_type, v.number, v.current_price_cents,
					extract(epoch FROM v.current_price_recorded_at))::text
				FROM card_variant v JOIN card c ON c.id = v.card_id WHERE c.card_set_id = demo.id
			UNION ALL
			SELECT jsonb_build_array('image', i.id, i.card_variant_id, i.face, i.orientation, i.source_url)::text
				FROM card_image i JOIN card_variant v ON v.id = i.card_variant_id
					JOIN card c ON c.id = v.card_id WHERE c.card_set_id = demo.id
			UNION ALL
			SELECT 'price ' || p.card_variant_id || ' ' || extract(epoch FROM p.recorded_at) || ' ' || p.price_cents
				FROM market_price p JOIN card_variant v ON v.id = p.card_variant_id
					JOIN card c ON c.id = v.card_id WHERE c.card_set_id = demo.id
		) AS content
	) found WHERE found.digest = demo.noted;
--> statement-breakpoint
CREATE TYPE "public"."product_match" AS ENUM('MATCHED', 'PINNED', 'AMBIGUOUS', 'UNMATCHED', 'NOT_A_CARD', 'IGNORED');--> statement-breakpoint
CREATE TABLE "market_price_year" (
	"card_variant_id" text NOT NULL,
	"year" smallint NOT NULL,
	"hours" smallint[] NOT NULL,
	"cents" integer[] NOT NULL,
	"spreads" "bytea",
	CONSTRAINT "market_price_year_card_variant_id_year_pk" PRIMARY KEY("card_variant_id","year"),
	CONSTRAINT "market_price_year_is_whole" CHECK (cardinality("market_price_year"."hours") > 0 and cardinality("market_price_year"."hours") = cardinality("market_price_year"."cents")),
	CONSTRAINT "market_price_year_positive" CHECK (0 < all ("market_price_year"."cents"))
);
--> statement-breakpoint
CREATE TABLE "price_product" (
	"source" text NOT NULL,
	"product_id" bigint NOT NULL,
	"finish" text NOT NULL,
	"set_code" text NOT NULL,
	"name" text NOT NULL,
	"number" text,
	"match" "product_match" NOT NULL,
	"card_variant_id" text,
	"candidates" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "price_product_source_product_id_finish_pk" PRIMARY KEY("source","product_id","finish")
);
--> statement-breakpoint
ALTER TABLE "catalogue_import" ADD COLUMN "prices_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "card_variant" ADD COLUMN "current_low_cents" integer;--> statement-breakpoint
ALTER TABLE "card_variant" ADD COLUMN "current_mid_cents" integer;--> statement-breakpoint
ALTER TABLE "card_variant" ADD COLUMN "current_high_cents" integer;--> statement-breakpoint
ALTER TABLE "quarantined_price" ADD COLUMN "low_cents" integer;--> statement-breakpoint
ALTER TABLE "quarantined_price" ADD COLUMN "mid_cents" integer;--> statement-breakpoint
ALTER TABLE "quarantined_price" ADD COLUMN "high_cents" integer;--> statement-breakpoint
ALTER TABLE "market_price_year" ADD CONSTRAINT "market_price_year_card_variant_id_card_variant_id_fk" FOREIGN KEY ("card_variant_id") REFERENCES "public"."card_variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_product" ADD CONSTRAINT "price_product_card_variant_id_card_variant_id_fk" FOREIGN KEY ("card_variant_id") REFERENCES "public"."card_variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_product_printing" ON "price_product" USING btree ("card_variant_id");--> statement-breakpoint
CREATE INDEX "price_product_of_set" ON "price_product" USING btree ("set_code");
--> statement-breakpoint
-- Compressed within the row: outside of it, each would take more space.
ALTER TABLE market_price_year SET (toast_tuple_target = 128);
--> statement-breakpoint
ALTER TABLE market_price_year ALTER hours SET STORAGE MAIN, ALTER cents SET STORAGE MAIN, ALTER spreads SET STORAGE MAIN;
--> statement-breakpoint
INSERT INTO market_price_year (card_variant_id, year, hours, cents)
	WITH stated AS (
		SELECT DISTINCT ON (card_variant_id, hour) card_variant_id, hour, price_cents
			FROM (SELECT *, date_trunc('hour', recorded_at AT TIME ZONE 'UTC') AS hour FROM market_price) prices
			ORDER BY card_variant_id, hour, recorded_at DESC
	), compared AS (
		SELECT *, lag(price_cents) OVER (PARTITION BY card_variant_id ORDER BY hour) AS before FROM stated
	)
	SELECT card_variant_id, extract(year FROM hour)::smallint AS year,
			array_agg((extract(epoch FROM hour - date_trunc('year', hour)) / 3600)::smallint ORDER BY hour),
			array_agg(price_cents ORDER BY hour)
		FROM compared WHERE before IS DISTINCT FROM price_cents GROUP BY card_variant_id, year;
--> statement-breakpoint
CREATE VIEW market_price_change AS
	SELECT y.card_variant_id, make_timestamptz(y.year, 1, 1, 0, 0, 0, 'UTC') + p.hour * interval '1 hour' AS recorded_at,
			p.cents AS price_cents
		FROM market_price_year y CROSS JOIN LATERAL unnest(y.hours, y.cents) AS p(hour, cents);
--> statement-breakpoint
UPDATE catalogue_import SET report = report || jsonb_build_object('digest', found.digest)
	FROM unchanged_demo demo CROSS JOIN LATERAL (
	SELECT encode(sha256(convert_to(count(*) || ' ' || coalesce(sum(hashtextextended(line, 0)), 0)
			|| ' ' || coalesce(sum(hashtextextended(line, 1)), 0), 'UTF8')), 'hex') AS digest
		FROM (
			SELECT jsonb_build_array('set', id, name, description, image_url, position)::text AS line
				FROM card_set WHERE id = demo.id
			UNION ALL
			SELECT jsonb_build_array('card', id, name, subtitle, card_type, rarity, cost, power, hp, upgrade_power,
					upgrade_hp, arena, aspects, traits, keywords, front_text, back_text, is_unique)::text
				FROM card WHERE card_set_id = demo.id
			UNION ALL
			SELECT jsonb_build_array('variant', v.id, v.card_id, v.variant_type, v.number, v.current_price_cents,
					extract(epoch FROM v.current_price_recorded_at))::text
				FROM card_variant v JOIN card c ON c.id = v.card_id WHERE c.card_set_id = demo.id
			UNION ALL
			SELECT jsonb_build_array('image', i.id, i.card_variant_id, i.face, i.orientation, i.source_url)::text
				FROM card_image i JOIN card_variant v ON v.id = i.card_variant_id
					JOIN card c ON c.id = v.card_id WHERE c.card_set_id = demo.id
			UNION ALL
			SELECT 'price ' || p.card_variant_id || ' ' || extract(epoch FROM p.recorded_at) || ' ' || p.price_cents
				FROM market_price_change p JOIN card_variant v ON v.id = p.card_variant_id
					JOIN card c ON c.id = v.card_id WHERE c.card_set_id = demo.id
		) AS content
	) found WHERE catalogue_import.id = demo.import_id;
