import type { Database } from '@server/db/database';
import { sql } from 'drizzle-orm';

export type ListedSet = Record<string, unknown> & {
  code: string;
  name: string;
  origin: 'DEMO' | 'IMPORT';
  cards: number;
  /** What the latest load read, and when it did; null for none. */
  source: string | null;
  importedAt: Date | null;
};

/** The card sets by position, each with its latest load. */
export async function listedSets(database: Database): Promise<ListedSet[]> {
  const { rows } = await database.execute<ListedSet>(sql`
    select s.code, s.name, s.origin,
        (select count(*) from card where card_set_id = s.id)::int as cards,
        latest.source, latest.imported_at as "importedAt"
      from card_set s
      left join lateral (select source, imported_at from catalogue_import
        where card_set_id = s.id order by id desc limit 1) latest on true
      order by s.position, s.code`);
  return rows;
}

export const printedSet = ({ code, name, origin, cards, source, importedAt }: ListedSet): string =>
  [
    code.padEnd(6),
    origin === 'DEMO' ? 'demo    ' : 'imported',
    `${String(cards).padStart(5)} cards `,
    name,
    source === null || importedAt === null
      ? ''
      : `(${source}, ${new Date(importedAt).toISOString()})`,
  ].join(' ');
