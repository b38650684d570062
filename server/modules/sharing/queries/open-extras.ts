import type { Database, Transaction } from '@server/platform/db/database';
import { sharing } from '../tables';
import { and, eq, inArray } from 'drizzle-orm';
import { findSharing } from './sharing-rows';

/** Whether a player lets others pick the collection's extras for swaps (rules/sharing#extras-for-swaps). */
export async function opensExtras(
  database: Database | Transaction,
  ownerId: string,
): Promise<boolean> {
  return (await findSharing(database, { ownerId, subject: 'COLLECTION' })).opensExtras;
}

/** Locks those of the collections whose extras are open: nobody else commits their copies until the transaction ends. */
export async function holdOpenExtras(
  transaction: Transaction,
  ownerIds: readonly string[],
): Promise<void> {
  await transaction
    .select({ ownerId: sharing.userId })
    .from(sharing)
    .where(
      and(
        inArray(sharing.userId, [...ownerIds]),
        eq(sharing.subject, 'COLLECTION'),
        sharing.opensExtras,
      ),
    )
    .orderBy(sharing.userId)
    .for('no key update');
}
