-- Nobody writes to the ledger while it is copied.
LOCK TABLE "collection_step", "collection_event" IN ACCESS EXCLUSIVE MODE;
--> statement-breakpoint
ALTER TABLE "collection_step" DROP CONSTRAINT "collection_step_undoes_id_collection_step_id_fk";
--> statement-breakpoint
ALTER TABLE "collection_step" DROP CONSTRAINT "collection_step_pkey";
--> statement-breakpoint
DROP INDEX "collection_step_user";
--> statement-breakpoint
DROP INDEX "collection_step_undone_once";
--> statement-breakpoint
ALTER TABLE "collection_step" ADD CONSTRAINT "collection_step_user_id_id_pk" PRIMARY KEY("user_id","id");
--> statement-breakpoint
ALTER TABLE "collection_step" ADD CONSTRAINT "collection_step_undoes_own" FOREIGN KEY ("user_id","undoes_id") REFERENCES "public"."collection_step"("user_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "collection_step_undone_once" ON "collection_step" USING btree ("user_id","undoes_id") WHERE "collection_step"."undoes_id" is not null;
--> statement-breakpoint
-- unchanged for running programs: a table of the same name with the same columns takes its place.
ALTER TABLE "collection_event" RENAME TO "collection_event_before";
--> statement-breakpoint
CREATE TABLE "collection_event" (
	"step_id" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"card_variant_id" text NOT NULL,
	"inventory_from" integer NOT NULL,
	"inventory_to" integer NOT NULL,
	"missing_override_from" integer,
	"missing_override_to" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collection_event_inventory_range" CHECK ("collection_event"."inventory_from" between 0 and 9999 and "collection_event"."inventory_to" between 0 and 9999)
) PARTITION BY RANGE ("at");
--> statement-breakpoint
-- For a month that has no partition yet, so that no event is ever refused.
CREATE TABLE "collection_event_other" PARTITION OF "collection_event" DEFAULT;
--> statement-breakpoint
CREATE FUNCTION make_ledger_month(moment timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
	beginning timestamptz := date_trunc('month', moment, 'UTC');
	ending timestamptz := (date_trunc('month', moment AT TIME ZONE 'UTC') + interval '1 month') AT TIME ZONE 'UTC';
	partition text := 'collection_event_' || to_char(moment AT TIME ZONE 'UTC', 'YYYY_MM');
BEGIN
	PERFORM pg_advisory_xact_lock(7241913);
	IF to_regclass('public.' || partition) IS NOT NULL THEN
		RETURN false;
	END IF;
	-- Attached afterwards: created as a partition, it would wait for every query of the ledger, and all others for it.
	EXECUTE format('CREATE TABLE public.%I (LIKE public.collection_event INCLUDING ALL)', partition);
	LOCK TABLE public.collection_event_other IN ACCESS EXCLUSIVE MODE;
	EXECUTE format('WITH moved AS (DELETE FROM public.collection_event_other WHERE at >= %L AND at < %L RETURNING *)
		INSERT INTO public.%I SELECT * FROM moved', beginning, ending, partition);
	EXECUTE format('ALTER TABLE public.collection_event ATTACH PARTITION public.%I FOR VALUES FROM (%L) TO (%L)',
		partition, beginning, ending);
	RETURN true;
END $$;
--> statement-breakpoint
SELECT make_ledger_month(at) FROM (
	SELECT DISTINCT date_trunc('month', at, 'UTC') AS at FROM collection_step
		UNION SELECT date_trunc('month', now(), 'UTC') + nth * interval '744 hours' FROM generate_series(0, 3) AS nth
) AS months;
--> statement-breakpoint
INSERT INTO "collection_event" ("step_id", "user_id", "card_variant_id", "inventory_from", "inventory_to", "missing_override_from", "missing_override_to", "at")
	SELECT e.step_id, e.user_id, e.card_variant_id, e.inventory_from, e.inventory_to, e.missing_override_from, e.missing_override_to, coalesce(s.at, now())
		FROM collection_event_before e LEFT JOIN collection_step s ON s.user_id = e.user_id AND s.id = e.step_id;
--> statement-breakpoint
-- unchanged for running programs: they know it by its former name, which the new table has.
DROP TABLE "collection_event_before";
--> statement-breakpoint
ALTER TABLE "collection_event" ADD CONSTRAINT "collection_event_user_id_card_variant_id_step_id_at_pk" PRIMARY KEY("user_id","card_variant_id","step_id","at");
--> statement-breakpoint
CREATE INDEX "collection_event_step" ON "collection_event" USING btree ("step_id","card_variant_id");
