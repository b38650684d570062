import { changesCount, NO_OVERRIDE, type StoredCount, withInventory } from '@domain/collection';
import type { Database } from '@server/platform/db/database';
import { retryOnDeadlock } from '@server/platform/db/deadlock';
import type { FieldError } from '@server/platform/graphql/field-error';
import { COUNT_CONFLICT, validateCount, type SetCountInput } from './validation';
import {
  type CollectionItemInventory,
  findPrintingAndPreferences,
  itemInventory,
  type PrintingAndPreferences,
} from '../queries/counted-printing';
import { recordStep } from './record-step';

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
  const { variantId, expectedVersion } = input;
  for (;;) {
    const found = await findPrintingAndPreferences(database, userId, variantId);
    if (found === null) return UNKNOWN_PRINTING;
    if (errors.length > 0) return answerOf(found, errors);
    const { printing } = found;
    const to = countAfter(printing, input);
    if (!changesCount({ from: printing, to })) return answerOf(found);
    if (expectedVersion != null && expectedVersion !== printing.version) {
      return answerOf(found, [COUNT_CONFLICT]);
    }
    const change = { variantId, version: printing.version, from: printing, to };
    const recorded = await retryOnDeadlock(() =>
      recordStep(database, { userId, actorId: userId, reason: 'EDIT' }, [change]),
    );
    const version = recorded?.versions.get(variantId);
    if (version !== undefined) {
      return answerOf({ ...found, printing: { ...printing, ...to, version } });
    }
    // Another change came first: start again with the present count.
  }
}

/** The count after a change of Have, Need or both (rules/collection#typed-counts). */
function countAfter(
  from: StoredCount,
  { inventory, missingOverrideCount: need }: SetCountInput,
): StoredCount {
  const to = inventory == null ? from : withInventory(from, inventory);
  return need == null ? to : { ...to, missingOverride: need === NO_OVERRIDE ? null : need };
}

const answerOf = (
  { printing, preferences }: PrintingAndPreferences,
  errors: FieldError[] = [],
): SetCountResult => ({
  collectionItemInventory: itemInventory(printing, preferences, true),
  errors,
});

const UNKNOWN_PRINTING: SetCountResult = {
  collectionItemInventory: null,
  errors: [{ field: 'variantId', message: 'There is no such printing.', code: 'NOT_FOUND' }],
};
