ALTER TABLE "card_image" ADD COLUMN "of_set" text;--> statement-breakpoint
ALTER TABLE "card_variant" ADD COLUMN "of_set" text;--> statement-breakpoint
-- Filled by triggers, so that a program of the version before may go on writing printings and pictures.
CREATE FUNCTION fill_set_of_printing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.of_set := (SELECT card_set_id FROM card WHERE id = NEW.card_id);
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER card_variant_of_set BEFORE INSERT OR UPDATE OF card_id, of_set ON card_variant
	FOR EACH ROW EXECUTE FUNCTION fill_set_of_printing();
--> statement-breakpoint
CREATE FUNCTION fill_set_of_picture() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.of_set := (SELECT of_set FROM card_variant WHERE id = NEW.card_variant_id);
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER card_image_of_set BEFORE INSERT OR UPDATE OF card_variant_id, of_set ON card_image
	FOR EACH ROW EXECUTE FUNCTION fill_set_of_picture();
--> statement-breakpoint
UPDATE "card_variant" SET "of_set" = NULL;--> statement-breakpoint
UPDATE "card_image" SET "of_set" = NULL;--> statement-breakpoint
CREATE INDEX "card_image_of_set" ON "card_image" USING btree ("of_set");--> statement-breakpoint
CREATE INDEX "card_variant_of_set" ON "card_variant" USING btree ("of_set");--> statement-breakpoint
ALTER TABLE "card_image" ADD CONSTRAINT "card_image_set_is_filled" CHECK ("card_image"."of_set" is not null);--> statement-breakpoint
ALTER TABLE "card_variant" ADD CONSTRAINT "card_variant_set_is_filled" CHECK ("card_variant"."of_set" is not null);
