import { changesCount, isInventory, MAX_INVENTORY, NO_OVERRIDE } from '@domain/collection';
import { DEFAULT_PREFERENCES } from '@domain/preferences';
import type { Database } from '@server/db/database';
import type { FieldError } from '@server/graphql/field-error';
import { accountGone } from '@server/modules/user/commands/hold-account';
import {
  itemInventory,
  type CollectionItemInventory,
  type CountedPrinting,
} from './counted-printing';
import { findPrintingAndPreferences } from './find-printing';
import { setCountStatement } from './set-count-statement';
import { valuesOf } from './step-statement';

export interface AskedCount {
  variantId: string;
  /** Undefined or null leaves it as it is. */
  inventory?: number | null | undefined;
  /** −1 for the default; undefined or null leaves it as it is (spec 5, product 12). */
  missingOverrideCount?: number | null | undefined;
  /** The version that the person saw; null changes whatever is there. */
  expectedVersion?: number | null | undefined;
}

export interface SetCountResult {
  /** As it is then, also beside errors; null for an unknown printing. */
  collectionItemInventory: CollectionItemInventory | null;
  errors: FieldError[];
}

/**
 * Sets one printing's Have, Need or both (spec 7). Whoever asks for what is there already, such as one whose first
 * answer was lost, is told so and changes nothing; whoever overwrites what they haven't seen gets CONFLICT with the
 * count as it is.
 *
 * @throws UNAUTHENTICATED where the account was deleted meanwhile
 */
export async function setCount(
  database: Database,
  userId: string,
  asked: AskedCount,
): Promise<SetCountResult> {
  const errors = mistakesIn(asked);
  if (errors.length > 0) return unchanged(database, userId, asked.variantId, errors);
  const { variantId, inventory, missingOverrideCount, expectedVersion } = asked;
  for (;;) {
    const [found] = await setCountStatement(database).execute({
      ...valuesOf({ userId, actorId: userId, reason: 'EDIT' }),
      variantId,
      inventory: inventory ?? null,
      missingOverride: missingOverrideCount ?? null,
      expectedVersion: expectedVersion ?? null,
    });
    if (found === undefined) return UNKNOWN_PRINTING;
    if (!found.isThere) throw accountGone();
    const { to, newVersion, preferences } = found;
    const printing = { variantId, ...found.printing };
    const answer = (now: CountedPrinting, itsErrors: FieldError[] = []): SetCountResult => ({
      collectionItemInventory: itemInventory(now, preferences ?? DEFAULT_PREFERENCES, true),
      errors: itsErrors,
    });
    if (newVersion !== null) return answer({ ...printing, ...to, version: newVersion });
    if (!changesCount({ from: printing, to })) return answer(printing);
    if (expectedVersion != null && expectedVersion !== printing.version) {
      return answer(printing, [CONFLICT]);
    }
    // Someone was faster: look at what is there now.
  }
}

/** The count as it is, beside what is wrong with what was asked for. */
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

function mistakesIn({ inventory, missingOverrideCount }: AskedCount): FieldError[] {
  const errors: FieldError[] = [];
  if (inventory != null && !isInventory(inventory)) errors.push(notACount('inventory'));
  const isNeed = missingOverrideCount === NO_OVERRIDE || isInventory(missingOverrideCount);
  if (missingOverrideCount != null && !isNeed) errors.push(notACount('missingOverrideCount'));
  return errors;
}

const notACount = (field: string): FieldError => ({
  field,
  message: `Enter a whole number from 0 to ${MAX_INVENTORY}.`,
  code: 'INVALID',
});

const CONFLICT: FieldError = {
  field: 'expectedVersion',
  message: 'This count was changed elsewhere.',
  code: 'CONFLICT',
};

const UNKNOWN_PRINTING: SetCountResult = {
  collectionItemInventory: null,
  errors: [{ field: 'variantId', message: 'There is no such printing.', code: 'NOT_FOUND' }],
};
