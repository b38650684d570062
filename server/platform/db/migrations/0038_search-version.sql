CREATE TABLE "search_version" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" uuid NOT NULL
);
--> statement-breakpoint
INSERT INTO search_version (id, version) SELECT 1, gen_random_uuid() WHERE EXISTS (SELECT FROM search_row);
--> statement-breakpoint
CREATE FUNCTION change_search_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_version (id, version) VALUES (1, gen_random_uuid())
		ON CONFLICT (id) DO UPDATE SET version = excluded.version;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Before any row is locked, so that two writers never wait for each other at the same time.
CREATE TRIGGER search_card_changed BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_card
	FOR EACH STATEMENT EXECUTE FUNCTION change_search_version();
--> statement-breakpoint
CREATE TRIGGER search_row_changed BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_row
	FOR EACH STATEMENT EXECUTE FUNCTION change_search_version();
