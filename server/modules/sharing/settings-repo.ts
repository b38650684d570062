import type { SharingSubject } from '@domain/sharing';
import type { Database, Transaction } from '@server/db/database';
import { share, sharing } from '@server/db/tables';
import { and, asc, eq, notInArray } from 'drizzle-orm';

/** Whose collection or list it is. */
export interface Owned {
  ownerId: string;
  subject: SharingSubject;
}

/** An address that something is shared with. */
export interface Share {
  /** The share's own, since an address must not lead to a person (product 8). */
  id: string;
  email: string;
}

const isOf = ({ ownerId, subject }: Owned) =>
  and(eq(share.ownerId, ownerId), eq(share.subject, subject));

/** Whether everyone may see it; false as well for what nobody has set anything of. */
export async function findSharedWithAll(
  database: Database | Transaction,
  { ownerId, subject }: Owned,
): Promise<boolean> {
  const [row] = await database
    .select({ sharedWithAll: sharing.sharedWithAll })
    .from(sharing)
    .where(and(eq(sharing.userId, ownerId), eq(sharing.subject, subject)));
  return row?.sharedWithAll ?? false;
}

/** By address. */
export const findShares = (database: Database | Transaction, owned: Owned): Promise<Share[]> =>
  database
    .select({ id: share.id, email: share.email })
    .from(share)
    .where(isOf(owned))
    .orderBy(asc(share.email));

/** Says whether everyone may see it. Who does the same at the same time waits until the transaction ends. */
export async function setSharedWithAll(
  transaction: Transaction,
  { ownerId: userId, subject }: Owned,
  sharedWithAll: boolean,
): Promise<void> {
  await transaction
    .insert(sharing)
    .values({ userId, subject, sharedWithAll })
    .onConflictDoUpdate({ target: [sharing.userId, sharing.subject], set: { sharedWithAll } });
}

/** Shares with these addresses and no others; those that stay keep their ids. @param emails in lower case */
export async function replaceShares(
  transaction: Transaction,
  owned: Owned,
  emails: readonly string[],
): Promise<void> {
  await transaction
    .delete(share)
    .where(and(isOf(owned), emails.length > 0 ? notInArray(share.email, [...emails]) : undefined));
  if (emails.length === 0) return;
  await transaction
    .insert(share)
    .values(emails.map((email) => ({ ...owned, email })))
    .onConflictDoNothing();
}
