import {
  MAX_SHARES,
  SHARE_ADDRESS_ERRORS,
  shareAddressErrorOf,
  toShareAddress,
} from '@domain/sharing';
import type { Database } from '@server/db/database';
import { refusal } from '@server/errors';
import { conflictOf } from '@server/graphql/conflict';
import type { FieldError } from '@server/graphql/field-error';
import { holdAccount } from '@server/modules/user/commands/hold-account';
import {
  findShares,
  lockSaid,
  replaceShares,
  setSharedWithAll,
  type Owned,
} from '../settings-repo';
import { shareSettingsOf, type ShareSettings } from '../share-settings';

export interface AskedSharing {
  shareWithAll: boolean;
  /** All of them: whoever isn't named loses access. */
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
  { shareWithAll, shareWith, expectedVersion }: AskedSharing,
): Promise<UpdateSharingResult> {
  const errors = mistakesIn(shareWith);
  if (errors.length > 0) {
    return { success: false, errors, settings: await shareSettingsOf(database, owned) };
  }
  const emails = shareWith.map(({ email }) => toShareAddress(email));
  return database.transaction(async (transaction) => {
    if (!(await holdAccount(transaction, owned.ownerId))) {
      throw refusal('UNAUTHENTICATED', 'Please sign in.');
    }
    const settings = {
      ...(await lockSaid(transaction, owned)),
      sharedWithUsers: await findShares(transaction, owned),
    };
    if (isSo(settings, { shareWithAll, emails })) return { success: true, errors, settings };
    const conflict = conflictOf(expectedVersion, settings.version);
    if (conflict) return { success: false, errors: [conflict], settings };
    await setSharedWithAll(transaction, owned, shareWithAll);
    await replaceShares(transaction, owned, emails);
    return { success: true, errors, settings: await shareSettingsOf(transaction, owned) };
  });
}

/** Whether what is asked for is so already. @param emails in lower case, each once */
const isSo = (
  { sharedWithAll, sharedWithUsers }: ShareSettings,
  { shareWithAll, emails }: { shareWithAll: boolean; emails: readonly string[] },
): boolean =>
  sharedWithAll === shareWithAll &&
  sharedWithUsers.length === emails.length &&
  sharedWithUsers.every(({ email }) => emails.includes(email));

function mistakesIn(shareWith: AskedSharing['shareWith']): FieldError[] {
  if (shareWith.length > MAX_SHARES) {
    return [{ field: 'shareWith', message: SHARE_ADDRESS_ERRORS.TOO_MANY, code: 'TOO_MANY' }];
  }
  const errors: FieldError[] = [];
  const added: string[] = [];
  for (const [at, { email }] of shareWith.entries()) {
    const code = shareAddressErrorOf(email, added);
    if (code === null) added.push(toShareAddress(email));
    else errors.push({ field: `shareWith.${at}.email`, message: SHARE_ADDRESS_ERRORS[code], code });
  }
  return errors;
}
