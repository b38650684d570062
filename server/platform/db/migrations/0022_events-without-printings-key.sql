ALTER TABLE "collection_event" DROP CONSTRAINT "collection_event_card_variant_id_card_variant_id_fk";
--> statement-breakpoint
-- In place of the key's cascade. A trigger for the statement comes after the counts were removed, which waits for edits in progress.
CREATE FUNCTION remove_events_of_printings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM collection_event WHERE card_variant_id IN (SELECT id FROM removed);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER card_variant_removed AFTER DELETE ON card_variant
	REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION remove_events_of_printings();
