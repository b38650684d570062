import { sql } from 'drizzle-orm';
import { holdingsDigest } from '@server/modules/catalogue';
import type { Database, Transaction } from '@server/platform/db/database';
import { DEMO_SEED, randomFrom } from '../catalogue';
import { ACCOUNT_SUBJECTS, accountPlayers } from './account-players';
import { createTraders, emptyAccounts } from './accounts';
import { withOffers } from './offers/with-offers';
import { collectorsDecks, publicDeck } from './decks';
import { type DemoPlayer, traderPlayer } from './player';
import { findDemoPrintings, poolsOf, type SetPool } from './printing';
import { tradersOf } from './traders';
import { writeOffers } from './write/write-offers';
import { writePlayers } from './write/write-players';

/**
 * Gives the demo accounts their collections, lists and offers, and makes thirty more players to trade with
 * (rules/operation#demo-people). It does so once: later changes stay, and so does an account that already had data. A
 * kill leaves nothing of it.
 *
 * @param issuer of the demo's identity provider
 */
export async function loadDemoPlayers(database: Database, issuer: string): Promise<void> {
  if (await areLoaded(database)) return;
  await database.transaction(async (transaction) => {
    // Two programs may start with one database; one waits for the other.
    await transaction.execute(sql`set local statement_timeout = 0`);
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('demo players'))`);
    if (await areLoaded(transaction)) return;
    const pools = poolsOf(await findDemoPrintings(transaction));
    if (pools.length === 0) return;

    const accounts = await emptyAccounts(transaction, issuer, ACCOUNT_SUBJECTS);
    const traders = await createTraders(transaction, tradersOf(DEMO_SEED));
    const userIds = new Map([...accounts, ...traders]);
    const made = accountPlayers(pools);
    const alone = [...userIds.keys()].map(
      (name) => [name, made[name] ?? traderPlayer(pools, name)] as const,
    );
    const { players, offers } = withOffers(new Map(alone), pools);
    const owned = [...userIds].flatMap(([name, userId]) => {
      const player = players.get(name);
      return player ? [{ ...player, decks: decksOf(name, players, pools), userId }] : [];
    });
    await writePlayers(transaction, owned);
    await writeOffers(transaction, offers, userIds);
    await noteHoldings(transaction);
  });
}

/** The collector has decks, and the trader shows one. */
function decksOf(
  name: string,
  players: ReadonlyMap<string, DemoPlayer>,
  pools: readonly SetPool[],
) {
  const random = randomFrom(DEMO_SEED, 'decks of', name);
  const player = players.get(name);
  if (name === 'trader') return publicDeck(pools, 'Fast and cheap', random);
  if (name !== 'collector' || !player) return [];
  const others = [...players].flatMap(([handle, other]) => (handle === name ? [] : [other]));
  return collectorsDecks(pools, player, others, random);
}

/** Only this loader writes steps with this reason, and only replacing the demo deletes all of them. */
async function areLoaded(database: Database | Transaction): Promise<boolean> {
  const { rows } = await database.execute<{ loaded: boolean }>(
    sql`select exists (select from collection_step where reason = 'DEMO') as loaded`,
  );
  return rows[0]?.loaded === true;
}

/**
 * Stores a digest of what people own of each demo set, so an import that replaces the set can see whether anyone
 * changed it since (rules/catalogue#replacing-the-demo).
 */
async function noteHoldings(transaction: Transaction): Promise<void> {
  const { rows } = await transaction.execute<{ id: string; cardSetId: string }>(sql`
    select max(id)::text as id, card_set_id as "cardSetId" from catalogue_import
      where origin = 'DEMO' group by card_set_id`);
  for (const { id, cardSetId } of rows) {
    const noted = { holdingsDigest: await holdingsDigest(transaction, cardSetId) };
    await transaction.execute(sql`
      update catalogue_import set report = report || ${JSON.stringify(noted)}::jsonb where id = ${id}`);
  }
}
