DROP TABLE "market_price" CASCADE;
--> statement-breakpoint
-- One row for each change, under the name that history has always had.
ALTER VIEW market_price_change RENAME TO market_price;
