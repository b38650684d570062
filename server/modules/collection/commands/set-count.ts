import { changesCount, type StoredCount } from '@domain/collection';
import { DEFAULT_PREFERENCES } from '@domain/preferences';
import type { Database } from '@server/platform/db/database';
import type { FieldError } from '@server/platform/graphql/field-error';
import { touchCollection } from '@server/modules/sharing';
import { notSignedIn } from '@server/modules/people';
import { COUNT_CONFLICT, validateCount, type SetCountInput } from './validation';
import {
  type CollectionItemInventory,
  findPrintingAndPreferences,
  itemInventory,
} from '../queries/counted-printing';
import { edit, type Found } from './edit';

export interface SetCountResult {
  /** After the change, also with errors; null for an unknown printing. */
  collectionItemInventory: CollectionItemInventory | null;
  errors: FieldError[];
}

/**
 * Sets one printing's Have, Need or both. A request for the present count changes nothing, since its first answer may
 * have been lost. A request that would overwrite a change that the person hasn't seen gets CONFLICT with the present
 * count (rules/errors#conflicts).
 *
 * @throws UNAUTHENTICATED if the account was deleted meanwhile
 */
export async function setCount(
  database: Database,
  userId: string,
  input: SetCountInput,
): Promise<SetCountResult> {
  const errors = validateCount(input);
  if (errors.length > 0) return unchanged(database, userId, input.variantId, errors);
  const { variantId, inventory, missingOverrideCount, expectedVersion } = input;
  for (;;) {
    const found = await edit(database, {
      userId,
      variantId,
      inventory,
      missingOverride: missingOverrideCount,
      expectedVersion,
    });
    if (found === undefined) return UNKNOWN_PRINTING;
    if (!found.isThere) throw notSignedIn();
    if (found.newVersion !== null) {
      await touchCollection(database, userId);
      return answerOf(variantId, found, after(found, found.newVersion));
    }
    if (!changesCount({ from: found, to: after(found, found.version) })) {
      return answerOf(variantId, found, found);
    }
    if (expectedVersion != null && expectedVersion !== found.version) {
      return answerOf(variantId, found, found, [COUNT_CONFLICT]);
    }
    // Another change came first: start again with the present count.
  }
}

interface VersionedCount extends StoredCount {
  version: number;
}

const after = ({ inventoryTo, overrideTo }: Found, version: number): VersionedCount => ({
  inventory: inventoryTo,
  missingOverride: overrideTo,
  version,
});

function answerOf(
  variantId: string,
  { cardType, variantType, preferences }: Found,
  { inventory, missingOverride, version }: VersionedCount,
  errors: FieldError[] = [],
): SetCountResult {
  const printing = { variantId, cardType, variantType, inventory, missingOverride, version };
  return {
    collectionItemInventory: itemInventory(printing, preferences ?? DEFAULT_PREFERENCES, true),
    errors,
  };
}

/** The unchanged count with the errors of the request. */
async function unchanged(
  database: Database,
  userId: string,
  variantId: string,
  errors: FieldError[],
): Promise<SetCountResult> {
  const found = await findPrintingAndPreferences(database, userId, variantId);
  if (found === null) return UNKNOWN_PRINTING;
  return {
    collectionItemInventory: itemInventory(found.printing, found.preferences, true),
    errors,
  };
}

const UNKNOWN_PRINTING: SetCountResult = {
  collectionItemInventory: null,
  errors: [{ field: 'variantId', message: 'There is no such printing.', code: 'NOT_FOUND' }],
};
