ALTER TABLE "card_set" DROP CONSTRAINT "card_set_code_is_letters";--> statement-breakpoint
ALTER TABLE "card" DROP CONSTRAINT "card_id_holds_a_digit";--> statement-breakpoint
ALTER TABLE "card_set" ADD CONSTRAINT "card_set_code_has_its_form" CHECK ("card_set"."code" ~ '^[A-Z][A-Z0-9]{1,5}$');--> statement-breakpoint
ALTER TABLE "card" ADD CONSTRAINT "card_id_holds_a_hyphen" CHECK ("card"."id" like '%-%');