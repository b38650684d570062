import { type SharingSubject, toShareAddress } from '@domain/sharing';
import { UNSET_VERSION } from '@domain/version';
import type { Database, Transaction } from '@server/db/database';
import { share, sharing } from '@server/db/tables';
import { refusal } from '@server/errors';
import { conflictOf, type FieldError } from '@server/graphql/field-error';
import { holdAccount } from '@server/modules/user';
import { eq, sql } from 'drizzle-orm';
import { mistakesInShares } from './policy';
import {
  findShareSettings,
  type OwnListKey,
  ownList,
  type ShareSettings,
} from './queries/share-settings';
import { findShares, lockSharing, type Owned, replaceShares, setSharedWithAll } from './repo';

export interface SharingInput {
  shareWithAll: boolean;
  /** All of them: an address that is left out loses access. */
  shareWith: readonly { email: string }[];
  /** The version that the person saw; null from a page that is older than versions. */
  expectedVersion?: number | null | undefined;
}

export interface UpdateSharingResult {
  success: boolean;
  errors: FieldError[];
  /** As they are then, also beside errors. */
  settings: ShareSettings;
}

/**
 * Says who may see something, as a whole. An address that nobody has is shared with like any other. Whoever asks for
 * what is so already, such as one whose first answer was lost, changes nothing; whoever overwrites what they haven't seen
 * gets CONFLICT with the settings as they are, so that no old tab lets in again who was shut out.
 *
 * @throws UNAUTHENTICATED where the account was deleted meanwhile
 */
export async function updateSharing(
  database: Database,
  owned: Owned,
  { shareWithAll, shareWith, expectedVersion }: SharingInput,
): Promise<UpdateSharingResult> {
  const errors = mistakesInShares(shareWith);
  if (errors.length > 0) {
    return { success: false, errors, settings: await findShareSettings(database, owned) };
  }
  const emails = shareWith.map(({ email }) => toShareAddress(email));
  return database.transaction(async (transaction) => {
    if (!(await holdAccount(transaction, owned.ownerId))) {
      throw refusal('UNAUTHENTICATED', 'Please sign in.');
    }
    const settings = {
      ...(await lockSharing(transaction, owned)),
      sharedWithUsers: await findShares(transaction, owned),
    };
    if (isUnchanged(settings, { shareWithAll, emails })) return { success: true, errors, settings };
    const conflict = conflictOf(expectedVersion, settings.version);
    if (conflict) return { success: false, errors: [conflict], settings };
    await setSharedWithAll(transaction, owned, shareWithAll);
    await replaceShares(transaction, owned, emails);
    return { success: true, errors, settings: await findShareSettings(transaction, owned) };
  });
}

/** Whether what is asked for is so already. @param emails in lower case, each once */
const isUnchanged = (
  { sharedWithAll, sharedWithUsers }: ShareSettings,
  { shareWithAll, emails }: { shareWithAll: boolean; emails: readonly string[] },
): boolean =>
  sharedWithAll === shareWithAll &&
  sharedWithUsers.length === emails.length &&
  sharedWithUsers.every(({ email }) => emails.includes(email));

/** Says who may see a list, as a whole. @throws NOT_FOUND for another's as for none (quality 1) */
export const updateListSharing = async (
  database: Database,
  asked: OwnListKey & SharingInput,
): Promise<UpdateSharingResult> => updateSharing(database, await ownList(database, asked), asked);

/** Notes that what a player may share has changed: lists of shared things show and sort by when. */
export async function touchShared(
  database: Database | Transaction,
  userId: string,
  subject: SharingSubject,
): Promise<void> {
  await database.execute(sql`
    -- Nobody has said yet who may see it.
    insert into sharing as s (user_id, subject, version)
      values (${userId}::uuid, ${subject}, ${UNSET_VERSION})
    -- To the minute, so that a player at work doesn't move in the index with every card.
    on conflict (user_id, subject) do update set updated_at = now()
      where s.updated_at < now() - interval '1 minute'`);
}

/** Shares nothing of a person's any more, and forgets with whom they did. */
export async function forgetSharing(transaction: Transaction, userId: string): Promise<void> {
  await transaction.delete(share).where(eq(share.ownerId, userId));
  await transaction.delete(sharing).where(eq(sharing.userId, userId));
}
