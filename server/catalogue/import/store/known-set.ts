import { sql } from 'drizzle-orm';
import type { Transaction } from './transaction';

export interface KnownSet {
  id: string;
  code: string;
  name: string;
  description: string;
  origin: 'DEMO' | 'IMPORT';
}

/**
 * Queues imports of one set up behind each other until the transaction ends. The pool's limit on a
 * statement is for people who wait; an import may wait for another one.
 */
export async function lockSet(tx: Transaction, cardSetId: string): Promise<void> {
  await tx.execute(sql`set local statement_timeout = '10min'`);
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`catalogue import ${cardSetId}`}, 0))`,
  );
}

export async function findSet(tx: Transaction, cardSetId: string): Promise<KnownSet | null> {
  const { rows } = await tx.execute<KnownSet & Record<string, unknown>>(
    sql`select id, code, name, description, origin from card_set where id = ${cardSetId} for update`,
  );
  return rows[0] ?? null;
}

/** The newest moment that an import of the set was for, and the one for which this file was. */
export async function earlierImports(tx: Transaction, cardSetId: string, contentHash: string) {
  const { rows } = await tx.execute<{ newest: string | null; same: string | null }>(sql`
    select max(recorded_at) as newest,
        max(recorded_at) filter (where report ->> 'contentHash' = ${contentHash}) as same
      from catalogue_import where card_set_id = ${cardSetId} and origin = 'IMPORT'`);
  return { newest: moment(rows[0]?.newest), same: moment(rows[0]?.same) };
}

const moment = (value: string | null | undefined): Date | null =>
  value === null || value === undefined ? null : new Date(value);
