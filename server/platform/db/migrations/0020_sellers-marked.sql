-- Notifies processes that printings were marked. PostgreSQL commits transactions that notify one after the other, so only
-- one at a time does: its notification comes when it commits, and marks are collected for a second after that.
CREATE FUNCTION notify_sellers_marked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF pg_try_advisory_xact_lock(7241910) THEN
		NOTIFY sellers_marked;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sellers_marked AFTER INSERT ON stale_seller_summary
	FOR EACH STATEMENT EXECUTE FUNCTION notify_sellers_marked();
