CREATE TABLE "replica_beat" (
	"id" integer PRIMARY KEY NOT NULL,
	"micros" bigint NOT NULL
);
