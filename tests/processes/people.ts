import type { Database } from '@server/platform/db/database';
import { sharing } from '@server/modules/sharing/tables';
import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { insertSaleList } from '@tests/factories/sale-list-rows';
import { insertSession, insertUser } from '@tests/factories/user-rows';
import { sql } from 'drizzle-orm';
import { ISSUER } from './copy';

/** Cents of every printing: what an offer says that its maker saw. */
export const PRICE = 250;
/** Copies of each traded printing, so that nobody ever runs out. */
export const COUNTED = 500;
export const LISTED = 400;

export interface Person {
  id: string;
  handle: string;
  /** The headers of their browser. */
  headers: Record<string, string>;
  /** From which it connects. */
  localAddress: string | undefined;
}

export interface World {
  people: Person[];
  /** Printings that all have, sell and offer for. */
  traded: string[];
  /** Printings whose counts people type. */
  typed: string[];
}

/** A set of sixty cards, and people who have and sell copies of twenty of them. */
export async function fillWorld(database: Database, players: number): Promise<World> {
  const cardSetId = await insertCardSet(database, { id: 'sor', code: 'SOR' });
  const variantIds: string[] = [];
  for (let nth = 1; nth <= 60; nth += 1) {
    const number = String(nth).padStart(3, '0');
    const cardId = await insertCard(database, { id: `sor-${number}`, cardSetId });
    variantIds.push(await insertPrinting(database, { cardId, number, priceCents: PRICE }));
  }
  const [traded, typed] = [variantIds.slice(0, 20), variantIds.slice(20)];
  const people: Person[] = [];
  for (let nth = 0; nth < players; nth += 1) {
    const handle = `player-${nth}`;
    const id = await insertUser(database, { handle });
    const listed = Object.fromEntries(traded.map((each) => [each, { quantity: LISTED }]));
    await insertSaleList(database, id, listed);
    await database
      .insert(sharing)
      .values({ userId: id, subject: 'SALE_LIST', sharedWithAll: true });
    const headers = await signInAtHome(database, id, nth);
    people.push({ id, handle, headers, localAddress: loopbackOf(nth) });
  }
  await giveCopies(database, people, traded);
  return { people, traded, typed };
}

/**
 * Signs a person in at an address of their own, so that they don't share one address's limits.
 *
 * @returns the headers of their browser
 */
export async function signInAtHome(
  database: Database,
  userId: string,
  nth: number,
): Promise<Record<string, string>> {
  const session = await insertSession(database, userId, ISSUER);
  const address = `203.0.${Math.floor(nth / 250)}.${(nth % 250) + 1}`;
  return { ...session, 'x-forwarded-for': address };
}

/** An address of this machine for each, as far as it has them: to Caddy, who claims another one is a liar. */
const loopbackOf = (nth: number): string | undefined =>
  process.platform === 'linux' ? `127.10.${Math.floor(nth / 250)}.${(nth % 250) + 1}` : undefined;

/** One step of each player's ledger, and the counts that it makes. */
async function giveCopies(
  database: Database,
  people: readonly Person[],
  variantIds: readonly string[],
): Promise<void> {
  const ids = sql.param(people.map(({ id }) => id));
  const printings = sql.param([...variantIds]);
  await database.execute(sql`
    with step as (
      insert into collection_step (user_id, actor_id, reason)
        select id, id, 'EDIT' from unnest(${ids}::uuid[]) id returning id, user_id),
    event as (
      insert into collection_event (step_id, user_id, card_variant_id, inventory_from, inventory_to)
        select step.id, user_id, printing, 0, ${COUNTED}::int
          from step, unnest(${printings}::text[]) printing)
    insert into collection_item (user_id, card_variant_id, inventory)
      select user_id, printing, ${COUNTED}::int from step, unnest(${printings}::text[]) printing`);
}
