import { withInventory } from '@domain/collection';
import type { Database } from '@server/platform/db/database';
import { conflictOf, type FieldError, KEY_REUSED } from '@server/platform/graphql/field-error';
import { type CountedPrinting, findCountedPrintings } from '../queries/counted-printing';
import {
  type InventoryInput,
  noSuchPrinting,
  type SetInventoriesInput,
  validateInventories,
} from './validation';
import { findStepBefore, recordKeyedStep } from './keyed-step';
import type { VersionedChange } from './record-step';

interface SetInventoriesOutcome {
  /** Null with errors, and if no count had to change. */
  stepId: number | null;
  errors: FieldError[];
}

const refused = (...errors: FieldError[]): SetInventoriesOutcome => ({ stepId: null, errors });

/**
 * Sets many of a player's counts as one step, all or none (rules/bulk-changes#one-step). Repeating the call with the
 * same key returns the first step. A count that changed since the person saw it is a CONFLICT, unless it already has
 * the requested value.
 *
 * @throws UNAUTHENTICATED if the account was deleted meanwhile
 */
export async function setInventories(
  database: Database,
  userId: string,
  input: SetInventoriesInput,
): Promise<SetInventoriesOutcome> {
  const inShape = validateInventories(input);
  if (inShape.length > 0) return refused(...inShape);
  const { idempotencyKey, items } = input;
  const wanted = new Map(items.map(({ variantId, inventory }) => [variantId, inventory]));

  for (;;) {
    // Read before the step is looked for: otherwise another call with this key could change them in between.
    const printings = await findCountedPrintings(database, userId, [...wanted.keys()]);
    const before = await findStepBefore(database, userId, idempotencyKey);
    if (before) {
      // Counts that didn't have to change aren't part of the step.
      const isSame = [...before.inventories].every(([id, { to }]) => wanted.get(id) === to);
      return isSame ? { stepId: before.stepId, errors: [] } : refused(KEY_REUSED);
    }
    const byId = new Map(printings.map((printing) => [printing.variantId, printing]));
    const errors = items.flatMap((item, at) => errorsOf(item, at, byId.get(item.variantId)));
    if (errors.length > 0) return refused(...errors);

    const changes = printings.flatMap(
      ({ variantId, version, inventory, missingOverride }): VersionedChange[] => {
        const from = { inventory, missingOverride };
        const to = withInventory(from, wanted.get(variantId) ?? inventory);
        return to.inventory === inventory ? [] : [{ variantId, version, from, to }];
      },
    );
    if (changes.length === 0) return { stepId: null, errors: [] };
    const step = { userId, reason: 'EDIT', idempotencyKey } as const;
    const recorded = await recordKeyedStep(database, step, changes);
    if (recorded) return { stepId: recorded.id, errors: [] };
    // Another change came first: start again to find the conflict or the step.
  }
}

function errorsOf(
  { inventory, expectedVersion }: InventoryInput,
  at: number,
  printing: CountedPrinting | undefined,
): FieldError[] {
  if (!printing) return [noSuchPrinting(at, 'items')];
  if (printing.inventory === inventory) return [];
  const conflict = conflictOf(expectedVersion, printing.version);
  return conflict ? [{ ...conflict, field: `items.${at}.${conflict.field}` }] : [];
}
