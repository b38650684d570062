import {
  changesCount,
  isInventory,
  MAX_INVENTORY,
  NO_OVERRIDE,
  withInventory,
  type StoredCount,
} from '@domain/collection';
import type { Database } from '@server/db/database';
import type { FieldError } from '@server/graphql/field-error';
import {
  itemInventory,
  type CollectionItemInventory,
  type CountedPrinting,
} from './counted-printing';
import { findPrintingAndPreferences } from './find-printing';
import { recordStep } from './record-step';

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
 * count as it is (quality 2).
 */
export async function setCount(
  database: Database,
  userId: string,
  asked: AskedCount,
): Promise<SetCountResult> {
  const errors = mistakesIn(asked);
  for (;;) {
    const found = await findPrintingAndPreferences(database, userId, asked.variantId);
    if (found === null) return UNKNOWN_PRINTING;
    const { printing, preferences } = found;
    const answer = (now: CountedPrinting, itsErrors: FieldError[]): SetCountResult => ({
      collectionItemInventory: itemInventory(now, preferences, true),
      errors: itsErrors,
    });
    if (errors.length > 0) return answer(printing, errors);
    const to = askedCount(printing, asked);
    if (!changesCount({ from: printing, to })) return answer(printing, []);
    if ((asked.expectedVersion ?? printing.version) !== printing.version) {
      return answer(printing, [CONFLICT]);
    }
    const { variantId, version } = printing;
    const recorded = await recordStep(database, { userId, actorId: userId, reason: 'EDIT' }, [
      { variantId, version, from: stored(printing), to },
    ]);
    const newVersion = recorded?.versions.get(variantId);
    if (newVersion !== undefined) return answer({ ...printing, ...to, version: newVersion }, []);
    // Someone was faster: look at what is there now.
  }
}

const stored = ({ inventory, missingOverride }: StoredCount): StoredCount => ({
  inventory,
  missingOverride,
});

function askedCount(
  now: StoredCount,
  { inventory, missingOverrideCount }: AskedCount,
): StoredCount {
  const counted = inventory == null ? stored(now) : withInventory(now, inventory);
  if (missingOverrideCount == null) return counted;
  return {
    ...counted,
    missingOverride: missingOverrideCount === NO_OVERRIDE ? null : missingOverrideCount,
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
