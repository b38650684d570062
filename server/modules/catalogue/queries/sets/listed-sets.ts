import { setOrder } from '@server/platform/db/card-set-order';
import type { Database, Transaction } from '@server/platform/db/database';
import { sql } from 'drizzle-orm';

/** A set as administrators and hosts see it. */
export interface ListedSet {
  id: string;
  code: string;
  name: string;
  description: string;
  imageUrl: string | null;
  origin: 'DEMO' | 'IMPORT';
  cards: number;
  printings: number;
  /** The newest time of its prices; null without any. */
  pricesRecordedAt: Date | null;
  /** The source and time of the latest load; null without one. */
  source: string | null;
  importedAt: Date | null;
}

/** The card sets by position, each with its latest load. */
export async function findListedSets(database: Database | Transaction): Promise<ListedSet[]> {
  const { rows } = await database.execute<ListedSet & Record<string, unknown>>(sql`
    select s.id, s.code, s.name, s.description, s.image_url as "imageUrl", s.origin,
        (select count(*) from card where card_set_id = s.id)::int as cards,
        held.printings, held.recorded_at as "pricesRecordedAt",
        latest.source, latest.imported_at as "importedAt"
      from card_set s
      cross join lateral (select count(*)::int as printings, max(v.current_price_recorded_at) as recorded_at
        from card_variant v join card c on c.id = v.card_id where c.card_set_id = s.id) held
      left join lateral (select source, imported_at from catalogue_import
        where card_set_id = s.id order by id desc limit 1) latest on true
      order by ${setOrder('s')}`);
  return rows.map((row) => ({
    ...row,
    pricesRecordedAt: dateOf(row.pricesRecordedAt),
    importedAt: dateOf(row.importedAt),
  }));
}

const dateOf = (value: Date | string | null): Date | null =>
  value === null ? null : new Date(value);
