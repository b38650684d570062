import { bigint, integer, pgTable } from 'drizzle-orm/pg-core';

/** One row that programs with replicas write every second: a replica that has it also has everything from before. */
export const replicaBeat = pgTable('replica_beat', {
  /** Always 1. */
  id: integer().primaryKey(),
  /** When it was written, in microseconds since 1970 by the database's clock; never the same twice. */
  micros: bigint({ mode: 'number' }).notNull(),
});
