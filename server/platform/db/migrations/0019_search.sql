CREATE TABLE "search_row" (
	"card_id" text NOT NULL,
	"card_variant_id" text,
	"card_set_id" text NOT NULL,
	"place" integer NOT NULL,
	"variant_type" "variant_type",
	"card_type" "card_type" NOT NULL,
	"rarity" "rarity" NOT NULL,
	"arena" "arena",
	"is_unique" boolean NOT NULL,
	"cost" integer NOT NULL,
	"power" integer NOT NULL,
	"hp" integer NOT NULL,
	"upgrade_power" integer NOT NULL,
	"upgrade_hp" integer NOT NULL,
	"number" integer,
	"other_numbers" integer[] NOT NULL,
	"price_cents" integer,
	"change_7" integer,
	"change_30" integer,
	"change_90" integer,
	"aspects" "aspect"[] NOT NULL,
	"traits" text[] NOT NULL,
	"keywords" text[] NOT NULL,
	"folded_name" text NOT NULL,
	"folded_subtitle" text NOT NULL,
	"name" text NOT NULL,
	"subtitle" text NOT NULL,
	"artist" text,
	"front_text" text,
	"back_text" text,
	CONSTRAINT "search_row_once" UNIQUE NULLS NOT DISTINCT("card_id","card_variant_id")
);
--> statement-breakpoint
CREATE TABLE "seller_summary" (
	"card_variant_id" text PRIMARY KEY NOT NULL,
	"sellers" integer NOT NULL,
	"lowest_cents" integer,
	"lowest_seller_id" uuid NOT NULL,
	"next_cents" integer,
	"next_seller_id" uuid,
	CONSTRAINT "seller_summary_has_sellers" CHECK ("seller_summary"."sellers" > 0)
);
--> statement-breakpoint
CREATE TABLE "stale_seller_summary" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stale_seller_summary_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"card_variant_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "card_set" ADD COLUMN "search_edition" text;--> statement-breakpoint
ALTER TABLE "search_row" ADD CONSTRAINT "search_row_card_id_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."card"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_row" ADD CONSTRAINT "search_row_card_variant_id_card_variant_id_fk" FOREIGN KEY ("card_variant_id") REFERENCES "public"."card_variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_row" ADD CONSTRAINT "search_row_card_set_id_card_set_id_fk" FOREIGN KEY ("card_set_id") REFERENCES "public"."card_set"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_summary" ADD CONSTRAINT "seller_summary_card_variant_id_card_variant_id_fk" FOREIGN KEY ("card_variant_id") REFERENCES "public"."card_variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_summary" ADD CONSTRAINT "seller_summary_lowest_seller_id_user_account_id_fk" FOREIGN KEY ("lowest_seller_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_summary" ADD CONSTRAINT "seller_summary_next_seller_id_user_account_id_fk" FOREIGN KEY ("next_seller_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_row_printing" ON "search_row" USING btree ("card_variant_id");--> statement-breakpoint
CREATE INDEX "search_row_of_set" ON "search_row" USING btree ("card_set_id","place");--> statement-breakpoint
CREATE INDEX "stale_seller_summary_printing" ON "stale_seller_summary" USING btree ("card_variant_id");--> statement-breakpoint
-- Whatever changes who sells a printing, or for how much, marks the printing's summary as out of date.
CREATE FUNCTION mark_sellers_of_new_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO stale_seller_summary (card_variant_id) SELECT card_variant_id FROM new_items;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION mark_sellers_of_old_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO stale_seller_summary (card_variant_id) SELECT card_variant_id FROM old_items;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sale_list_item_added AFTER INSERT ON sale_list_item
	REFERENCING NEW TABLE AS new_items FOR EACH STATEMENT EXECUTE FUNCTION mark_sellers_of_new_items();
--> statement-breakpoint
CREATE TRIGGER sale_list_item_changed AFTER UPDATE ON sale_list_item
	REFERENCING NEW TABLE AS new_items FOR EACH STATEMENT EXECUTE FUNCTION mark_sellers_of_new_items();
--> statement-breakpoint
CREATE TRIGGER sale_list_item_removed AFTER DELETE ON sale_list_item
	REFERENCING OLD TABLE AS old_items FOR EACH STATEMENT EXECUTE FUNCTION mark_sellers_of_old_items();
--> statement-breakpoint
CREATE FUNCTION mark_sellers_of_list() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO stale_seller_summary (card_variant_id)
		SELECT card_variant_id FROM sale_list_item WHERE sale_list_id = NEW.id AND price_type = 'MARKET';
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sale_list_pricing_changed AFTER UPDATE OF percentage_adjustment, rounding_step ON sale_list
	FOR EACH ROW WHEN ((OLD.percentage_adjustment, OLD.rounding_step) IS DISTINCT FROM (NEW.percentage_adjustment, NEW.rounding_step))
	EXECUTE FUNCTION mark_sellers_of_list();
--> statement-breakpoint
CREATE FUNCTION mark_sellers_of_player(player uuid) RETURNS void LANGUAGE sql AS $$
	INSERT INTO stale_seller_summary (card_variant_id)
		SELECT i.card_variant_id FROM sale_list l JOIN sale_list_item i ON i.sale_list_id = l.id WHERE l.user_id = player;
$$;
--> statement-breakpoint
CREATE FUNCTION mark_sellers_of_sharing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM mark_sellers_of_player(coalesce(NEW.user_id, OLD.user_id));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sharing_with_all_added AFTER INSERT ON sharing
	FOR EACH ROW WHEN (NEW.subject = 'SALE_LIST' AND NEW.shared_with_all) EXECUTE FUNCTION mark_sellers_of_sharing();
--> statement-breakpoint
CREATE TRIGGER sharing_with_all_changed AFTER UPDATE OF shared_with_all ON sharing
	FOR EACH ROW WHEN (NEW.subject = 'SALE_LIST' AND OLD.shared_with_all <> NEW.shared_with_all)
	EXECUTE FUNCTION mark_sellers_of_sharing();
--> statement-breakpoint
CREATE TRIGGER sharing_with_all_removed AFTER DELETE ON sharing
	FOR EACH ROW WHEN (OLD.subject = 'SALE_LIST' AND OLD.shared_with_all) EXECUTE FUNCTION mark_sellers_of_sharing();
--> statement-breakpoint
CREATE FUNCTION mark_sellers_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM mark_sellers_of_player(NEW.id);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER user_account_can_sell_changed AFTER UPDATE OF handle, deleted_at ON user_account
	FOR EACH ROW WHEN ((OLD.handle IS NULL OR OLD.deleted_at IS NOT NULL) <> (NEW.handle IS NULL OR NEW.deleted_at IS NOT NULL))
	EXECUTE FUNCTION mark_sellers_of_account();
--> statement-breakpoint
CREATE FUNCTION mark_sellers_of_offer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO stale_seller_summary (card_variant_id) SELECT card_variant_id FROM offer_item WHERE offer_id = NEW.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER offer_commitment_changed
	AFTER UPDATE OF status, called_off_at, initiator_exchanged_at, recipient_exchanged_at ON offer
	FOR EACH ROW WHEN (OLD.status = 'ACCEPTED' OR NEW.status = 'ACCEPTED') EXECUTE FUNCTION mark_sellers_of_offer();
--> statement-breakpoint
CREATE FUNCTION mark_sellers_of_accepted_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO stale_seller_summary (card_variant_id)
		SELECT n.card_variant_id FROM new_items n JOIN offer o ON o.id = n.offer_id WHERE o.status = 'ACCEPTED';
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER offer_item_added AFTER INSERT ON offer_item
	REFERENCING NEW TABLE AS new_items FOR EACH STATEMENT EXECUTE FUNCTION mark_sellers_of_accepted_items();
--> statement-breakpoint
CREATE TRIGGER offer_item_removed AFTER DELETE ON offer_item
	REFERENCING OLD TABLE AS old_items FOR EACH STATEMENT EXECUTE FUNCTION mark_sellers_of_old_items();
--> statement-breakpoint
CREATE FUNCTION mark_sellers_of_printing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO stale_seller_summary (card_variant_id)
		SELECT NEW.id WHERE EXISTS (SELECT FROM sale_list_item WHERE card_variant_id = NEW.id AND price_type = 'MARKET');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER card_variant_price_changed AFTER UPDATE OF current_price_cents ON card_variant
	FOR EACH ROW WHEN (OLD.current_price_cents IS DISTINCT FROM NEW.current_price_cents)
	EXECUTE FUNCTION mark_sellers_of_printing();
--> statement-breakpoint
INSERT INTO stale_seller_summary (card_variant_id) SELECT DISTINCT card_variant_id FROM sale_list_item;
