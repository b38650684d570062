import { commitsCopies } from '@domain/offer';
import type { Database, Transaction } from '@server/platform/db/database';
import { commitsCopiesSql } from '../sql';
import { offer } from '../tables';
import { holdAccount } from '@server/modules/people';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { findOffer, lockOffer } from '../queries/offer-statements';
import { applyProgramsChange, NOW, recordExpiry } from './apply-offer-change';

/** Lets pending offers expire that nobody answered in time, and tells both sides (rules/offers#expiry). */
export const expireOffers = (database: Database, signal?: AbortSignal): Promise<void> =>
  forEachDue(database, signal, LAPSING, async (transaction, offered) => {
    if (offered.isLapsed) await recordExpiry(transaction, offered);
  });

/** Asks both sides once what became of offers that were accepted a month ago (rules/offers#expiry). */
export const remindOfOffers = (database: Database, signal?: AbortSignal): Promise<void> =>
  forEachDue(database, signal, FORGOTTEN, async (transaction, offered) => {
    if (!commitsCopies(offered)) return;
    await applyProgramsChange(transaction, offered, 'REMINDED', { remindedAt: NOW });
  });

const LAPSING = sql`${offer.status} = 'PENDING' and ${offer.expiresAt} <= now()`;

const FORGOTTEN = sql`${commitsCopiesSql(offer)} and ${offer.remindedAt} is null
  and ${offer.acceptedAt} <= now() - interval '30 days'`;

type Offered = NonNullable<Awaited<ReturnType<typeof findOffer>>>;

/** Offers that one statement finds. */
const BATCH = 100;

/** Does something with each offer that is due, in a transaction of its own with both accounts and the offer locked. */
async function forEachDue(
  database: Database,
  signal: AbortSignal | undefined,
  isDue: SQL,
  act: (transaction: Transaction, offered: Offered) => Promise<void>,
): Promise<void> {
  const due = await database.select({ id: offer.id }).from(offer).where(isDue).limit(BATCH);
  for (const { id } of due) {
    if (signal?.aborted) return;
    await database.transaction(async (transaction) => {
      const before = await findOffer(transaction, id);
      if (before === null) return;
      for (const userId of [before.initiator.id, before.recipient.id].toSorted()) {
        await holdAccount(transaction, userId);
      }
      const locked = await lockOffer(transaction, id);
      // It may have been answered, or got new terms, in the meantime.
      const [still] = await transaction
        .select({ id: offer.id })
        .from(offer)
        .where(and(eq(offer.id, id), isDue));
      if (locked !== null && still !== undefined) await act(transaction, locked);
    });
  }
}
