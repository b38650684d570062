import { sql } from 'drizzle-orm';
import type { CardType, Rarity } from '@domain/card';
import type { FileCard } from '../cards/assemble-cards';
import { identityOf, type RowNote } from '../cards/printing';
import type { Transaction } from './transaction';

/** A card that is already in the catalogue. */
export interface KnownCard {
  id: string;
  name: string;
  subtitle: string | null;
  cardType: CardType;
  rarity: Rarity;
}

/** A card of the file with its present or new id. */
export interface MatchedCard {
  id: string;
  card: FileCard;
  rarity: Rarity;
  renamedFrom: string | null;
}

/**
 * Finds out which cards of the file the catalogue has (rules/catalogue#printings). Name, subtitle and type decide; ids
 * never change. If a newer file corrects a name, the card stays the same: same number, same type, and no other card in
 * the file with the old name. Unmatched rows are rejected one by one.
 */
export function matchCards(
  cards: readonly FileCard[],
  known: readonly KnownCard[],
  cardSetId: string,
  mayRename: boolean,
): { matched: MatchedCard[]; rejected: RowNote[] } {
  const byIdentity = new Map(known.map((card) => [identityOf(card), card]));
  const byId = new Map(known.map((card) => [card.id, card]));
  const inFile = new Set(cards.map((card) => card.identity));
  const matched: MatchedCard[] = [];
  const rejected: RowNote[] = [];
  for (const card of cards) {
    const normal = card.printings.get('STANDARD');
    const same = byIdentity.get(card.identity);
    const rarity = normal?.fields?.rarity ?? same?.rarity;
    if (rarity === undefined) {
      rejected.push(...rejectAll(card, 'its card has no Normal row'));
      continue;
    }
    const id = same?.id ?? `${cardSetId}-${normal?.number.toLowerCase()}`;
    const holder = same ? undefined : byId.get(id);
    const isRename =
      mayRename && holder?.cardType === card.cardType && !inFile.has(identityOf(holder));
    if (holder && !isRename) {
      rejected.push(...rejectAll(card, `its number already belongs to ${holder.name}`));
      continue;
    }
    matched.push({ id, card, rarity, renamedFrom: holder?.name ?? null });
  }
  return { matched, rejected };
}

const rejectAll = (card: FileCard, reason: string): RowNote[] =>
  [...card.printings.values()].map(({ row, name }) => ({ row, name, reason }));

export interface KnownSet {
  id: string;
  code: string;
  name: string;
  description: string;
  origin: 'DEMO' | 'IMPORT';
  /** ISO 8601. */
  releasedOn: string | null;
}

/**
 * Makes imports of one set wait for each other until the transaction ends. The pool's statement timeout is for
 * requests; an import may wait longer.
 */
export async function lockSet(tx: Transaction, cardSetId: string): Promise<void> {
  await tx.execute(sql`set local statement_timeout = '10min'`);
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`catalogue import ${cardSetId}`}, 0))`,
  );
}

export async function findSet(tx: Transaction, cardSetId: string): Promise<KnownSet | null> {
  const { rows } = await tx.execute<KnownSet & Record<string, unknown>>(
    sql`select id, code, name, description, origin, released_on::text as "releasedOn" from card_set where id = ${cardSetId} for update`,
  );
  return rows[0] ?? null;
}

/** The newest time of the set's imports of cards, and this file's. */
export async function earlierImports(tx: Transaction, cardSetId: string, contentHash: string) {
  const { rows } = await tx.execute<{ newest: string | null; same: string | null }>(sql`
    select max(recorded_at) as newest,
        max(recorded_at) filter (where report ->> 'contentHash' = ${contentHash}) as same
      from catalogue_import where card_set_id = ${cardSetId} and origin = 'IMPORT' and not prices_only`);
  return { newest: moment(rows[0]?.newest), same: moment(rows[0]?.same) };
}

const moment = (value: string | null | undefined): Date | null =>
  value === null || value === undefined ? null : new Date(value);
