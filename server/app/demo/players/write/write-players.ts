import { sql } from 'drizzle-orm';
import { THIS_ALONE } from '@domain/want-list';
import type { Transaction } from '@server/platform/db/database';
import { collectionPreferences } from '@server/modules/people/tables';
import { share, sharing } from '@server/modules/sharing/tables';
import { deck, deckLine, deckVersion } from '@server/modules/decks/tables';
import type { DemoPlayer } from '../player';
import { writeLedger } from './write-ledger';

/** A player with the account that it becomes. */
export interface OwnedPlayer extends DemoPlayer {
  userId: string;
}

/** Writes the players' data, in a few statements for all of them. */
export async function writePlayers(
  transaction: Transaction,
  players: readonly OwnedPlayer[],
): Promise<void> {
  await writeLedger(transaction, players);
  await writePreferences(transaction, players);
  await writeWantLists(transaction, players);
  await writeSaleLists(transaction, players);
  await writeSharing(transaction, players);
  await writeDecks(transaction, players);
}

/** Writes the preferences of players who collect more than the defaults and haven't set them. */
async function writePreferences(
  transaction: Transaction,
  players: readonly OwnedPlayer[],
): Promise<void> {
  for (const { userId, preferences } of players) {
    if (preferences === null) continue;
    await transaction
      .insert(collectionPreferences)
      .values({ userId, ...preferences })
      .onConflictDoNothing();
  }
}

/** Writes the want lists of players who want something. */
async function writeWantLists(
  transaction: Transaction,
  players: readonly OwnedPlayer[],
): Promise<void> {
  const items = players.flatMap(({ userId, wants }) =>
    wants.map(({ terms, ...want }) => ({ userId, ...want, ...THIS_ALONE, ...terms })),
  );
  await transaction.execute(sql`
    with wanted as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
        as w("userId" uuid, "variantId" text, quantity int, "wouldDo" would_do, kinds variant_type[],
          "atMostCents" int, priority want_priority, "updatedAt" timestamptz)
    ), list as (
      insert into want_list (user_id, created_at)
        select "userId", min("updatedAt") from wanted group by "userId" returning id, user_id
    )
    insert into want_list_item (want_list_id, card_variant_id, quantity, would_do, kinds, at_most_cents, priority, updated_at)
      select list.id, "variantId", quantity, "wouldDo", kinds, "atMostCents", priority, "updatedAt"
        from wanted join list on list.user_id = wanted."userId"`);
}

/** Writes the sale lists of players who sell something, each as if one change had filled it. */
async function writeSaleLists(
  transaction: Transaction,
  players: readonly OwnedPlayer[],
): Promise<void> {
  const lists = players.flatMap(({ userId, sells }) =>
    sells === null || sells.sales.length === 0 ? [] : [{ userId, ...sells }],
  );
  const settings = lists.map(({ pricing, sales: _sales, ...list }) => ({ ...list, ...pricing }));
  const items = lists.flatMap(({ userId, sales }) => sales.map((sale) => ({ userId, ...sale })));
  await transaction.execute(sql`
    with sold as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
        as s("userId" uuid, "variantId" text, quantity int, "priceType" price_type,
          "fixedPriceCents" int, "updatedAt" timestamptz)
    ), list as (
      insert into sale_list (user_id, banner, percentage_adjustment, rounding_step, postage,
          minimum_cents, revision, settings_version, created_at)
        select "userId", banner, "percentageAdjustment", "roundingStep", postage, "minimumCents", 1, 1,
            (select min("updatedAt") from sold where sold."userId" = s."userId")
          from jsonb_to_recordset(${JSON.stringify(settings)}::jsonb)
            as s("userId" uuid, banner text, "percentageAdjustment" int, "roundingStep" int,
              postage jsonb, "minimumCents" int)
        returning id, user_id
    )
    insert into sale_list_item (sale_list_id, card_variant_id, quantity, price_type,
        fixed_price_cents, version, updated_at)
      select list.id, "variantId", quantity, "priceType", "fixedPriceCents", 1, "updatedAt"
        from sold join list on list.user_id = sold."userId"`);
}

/** Writes the players' sharing settings. */
async function writeSharing(
  transaction: Transaction,
  players: readonly OwnedPlayer[],
): Promise<void> {
  const shared = players.flatMap(({ userId, sharing: own }) =>
    own.map((one) => ({ userId, ...one })),
  );
  if (shared.length === 0) return;
  await transaction.insert(sharing).values(
    shared.map(({ userId, subject, withAll, opensExtras, updatedAt }) => ({
      userId,
      subject,
      sharedWithAll: withAll,
      opensExtras,
      createdAt: updatedAt,
      updatedAt,
    })),
  );
  const addresses = shared.flatMap(({ userId, subject, emails }) =>
    emails.map((email) => ({ ownerId: userId, subject, email })),
  );
  if (addresses.length > 0) await transaction.insert(share).values(addresses);
}

/** Writes the players' decks. */
async function writeDecks(
  transaction: Transaction,
  players: readonly OwnedPlayer[],
): Promise<void> {
  const decks = players.flatMap(({ userId, decks: own }) => own.map((one) => ({ userId, ...one })));
  for (const { lines, updatedAt, ...one } of decks) {
    const [row] = await transaction
      .insert(deck)
      .values({ ...one, createdAt: updatedAt, updatedAt })
      .returning({ deckId: deck.id });
    if (row === undefined) throw new Error('A deck was not stored');
    await transaction.insert(deckLine).values(lines.map((line) => ({ ...row, ...line })));
    await transaction.insert(deckVersion).values({ ...row, version: 1, lines, savedAt: updatedAt });
  }
}
