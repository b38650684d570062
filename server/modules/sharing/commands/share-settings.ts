import { type SharingSubject, toShareAddress } from '@domain/sharing';
import { UNSET_VERSION } from '@domain/version';
import type { Database, Transaction } from '@server/platform/db/database';
import { share, sharing } from '../tables';
import { conflictOf, type FieldError } from '@server/platform/graphql/field-error';
import { holdOwnAccount } from '@server/modules/people';
import { eq, type Placeholder, sql, type SQL } from 'drizzle-orm';
import { validateShares } from './validation';
import {
  findShareSettings,
  type OwnListKey,
  ownList,
  type ShareSettings,
} from '../queries/share-settings';
import {
  findShares,
  lockSharing,
  type Owned,
  replaceShares,
  setSharing,
} from '../queries/sharing-rows';

export interface SharingInput {
  shareWithAll: boolean;
  /** Whether a collection's extras may be picked for swaps; left as it is without a value, and of a list. */
  opensExtras?: boolean | null | undefined;
  /** All addresses: the others lose access. */
  shareWith: readonly { email: string }[];
  /** The version that the person saw; null from a page loaded before versions existed. */
  expectedVersion?: number | null | undefined;
}

export interface UpdateSharingResult {
  success: boolean;
  errors: FieldError[];
  /** After the change, also with errors. */
  settings: ShareSettings;
}

/**
 * Sets who may see something, as a whole (rules/sharing#said-as-a-whole). An unknown address is shared with like any
 * other. A request for the present settings changes nothing, since its first answer may have been lost. A request that
 * would overwrite a change that the person hasn't seen gets CONFLICT with the present settings.
 *
 * @throws UNAUTHENTICATED if the account was deleted meanwhile
 */
export async function updateSharing(
  database: Database,
  owned: Owned,
  { shareWithAll, shareWith, expectedVersion, ...input }: SharingInput,
): Promise<UpdateSharingResult> {
  const errors = validateShares(shareWith);
  if (errors.length > 0) {
    return { success: false, errors, settings: await findShareSettings(database, owned) };
  }
  const emails = shareWith.map(({ email }) => toShareAddress(email));
  return database.transaction(async (transaction) => {
    await holdOwnAccount(transaction, owned.ownerId);
    const settings = {
      ...(await lockSharing(transaction, owned)),
      sharedWithUsers: await findShares(transaction, owned),
    };
    const opensExtras = input.opensExtras ?? settings.opensExtras;
    if (isUnchanged(settings, { shareWithAll, opensExtras, emails })) {
      return { success: true, errors, settings };
    }
    const conflict = conflictOf(expectedVersion, settings.version);
    if (conflict) return { success: false, errors: [conflict], settings };
    await setSharing(transaction, owned, { sharedWithAll: shareWithAll, opensExtras });
    await replaceShares(transaction, owned, emails);
    return { success: true, errors, settings: await findShareSettings(transaction, owned) };
  });
}

/** Whether these are the present settings. @param emails in lower case, each once */
const isUnchanged = (
  { sharedWithAll, sharedWithUsers, ...settings }: ShareSettings,
  {
    shareWithAll,
    opensExtras,
    emails,
  }: { shareWithAll: boolean; opensExtras: boolean; emails: readonly string[] },
): boolean =>
  sharedWithAll === shareWithAll &&
  settings.opensExtras === opensExtras &&
  sharedWithUsers.length === emails.length &&
  sharedWithUsers.every(({ email }) => emails.includes(email));

/** Like {@link updateSharing}, for a list by its id. @throws NOT_FOUND for somebody else's and for an unknown list */
export const updateListSharing = async (
  database: Database,
  input: OwnListKey & SharingInput,
): Promise<UpdateSharingResult> => updateSharing(database, await ownList(database, input), input);

/**
 * Updates the time of the last change of a collection or list; pages of shared ones are sorted by it. Does nothing if
 * the account was deleted meanwhile.
 */
export async function touchShared(
  database: Database | Transaction,
  userId: string,
  subject: SharingSubject,
): Promise<void> {
  await database.execute(touch(userId, subject));
}

/**
 * What moves a list up among the shared ones, as a statement or a part of one.
 *
 * @param isChanged whether the list was changed
 */
export const touch = (
  userId: string | Placeholder,
  subject: SharingSubject,
  isChanged = sql`true`,
): SQL => sql`
  -- Private until its owner shares it.
  insert into sharing as s (user_id, subject, version)
    select id, ${sql.raw(`'${subject}'`)}, ${sql.raw(String(UNSET_VERSION))} from user_account
      where id = ${userId}::uuid and deleted_at is null and ${isChanged} for key share
  -- At most once a minute, so that busy players don't move in the index with every card.
  on conflict (user_id, subject) do update set updated_at = now()
    where s.updated_at < now() - interval '1 minute'`;

/** Deletes all shares and sharing settings of a person. */
export async function deleteSharing(transaction: Transaction, userId: string): Promise<void> {
  await transaction.delete(share).where(eq(share.ownerId, userId));
  await transaction.delete(sharing).where(eq(sharing.userId, userId));
}
