-- unchanged for running programs: they leave the column as it is.
ALTER TABLE "catalogue_run" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;