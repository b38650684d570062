import type { SharingSubject } from '@domain/sharing';
import { UNSET_VERSION } from '@domain/version';
import type { Database, Transaction } from '@server/platform/db/database';
import { share, sharing } from '../tables';
import { and, asc, eq, notInArray, sql } from 'drizzle-orm';

/** A collection or list, by its owner and kind. */
export interface Owned {
  ownerId: string;
  subject: SharingSubject;
}

/** An address that something is shared with. */
export interface Share {
  /** The share's own, since an address must not lead to a person (rules/sharing#addresses-stay-private). */
  id: string;
  email: string;
}

const isOf = ({ ownerId, subject }: Owned) =>
  and(eq(share.ownerId, ownerId), eq(share.subject, subject));

/** What a player allows apart from the addresses, and the version of the settings. */
interface StoredSharing {
  /** Whether everyone may see it. */
  sharedWithAll: boolean;
  /** Whether people who may see a collection may pick its extras for swaps; false of a list. */
  opensExtras: boolean;
  version: number;
}

const UNSET_SHARING: StoredSharing = {
  sharedWithAll: false,
  opensExtras: false,
  version: UNSET_VERSION,
};

const findRow = (database: Database | Transaction, { ownerId, subject }: Owned) =>
  database
    .select({
      sharedWithAll: sharing.sharedWithAll,
      opensExtras: sharing.opensExtras,
      version: sharing.version,
    })
    .from(sharing)
    .where(and(eq(sharing.userId, ownerId), eq(sharing.subject, subject)));

/** The settings; private at version 0 before they are first set. */
export async function findSharing(
  database: Database | Transaction,
  owned: Owned,
): Promise<StoredSharing> {
  const [row] = await findRow(database, owned);
  return row ?? UNSET_SHARING;
}

/** Like {@link findSharing}. Nobody else changes the settings until the transaction ends. */
export async function lockSharing(transaction: Transaction, owned: Owned): Promise<StoredSharing> {
  const { ownerId: userId, subject } = owned;
  await transaction
    .insert(sharing)
    .values({ userId, subject, ...UNSET_SHARING })
    .onConflictDoNothing();
  const [row] = await findRow(transaction, owned).for('no key update');
  return row ?? UNSET_SHARING;
}

/** The shares of something, by address. */
export const findShares = (database: Database | Transaction, owned: Owned): Promise<Share[]> =>
  database
    .select({ id: share.id, email: share.email })
    .from(share)
    .where(isOf(owned))
    .orderBy(asc(share.email));

/** Changes settings that are locked, and raises their version. */
export async function setSharing(
  transaction: Transaction,
  { ownerId, subject }: Owned,
  settings: Omit<StoredSharing, 'version'>,
): Promise<void> {
  await transaction
    .update(sharing)
    .set({ ...settings, version: sql`${sharing.version} + 1` })
    .where(and(eq(sharing.userId, ownerId), eq(sharing.subject, subject)));
}

/** Shares with these addresses and no others. Shares that stay keep their ids. @param emails in lower case */
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
