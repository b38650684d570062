import { isInventory, withInventory } from '@domain/collection';
import type { Database } from '@server/platform/db/database';
import { type FieldError, KEY_REUSED } from '@server/platform/graphql/field-error';
import {
  type Addition,
  type AdditionsInput,
  validateAdditions,
  noSuchPrinting,
  tooMany,
} from './validation';
import { findCountedPrintings } from '../queries/counted-printing';
import { findStepBefore, recordKeyedStep } from './keyed-step';
import type { VersionedChange } from './record-step';

type AddOutcome = { ok: true; stepId: number } | { ok: false; errors: FieldError[] };

const refused = (...errors: FieldError[]): AddOutcome => ({ ok: false, errors });

/**
 * Adds copies to a player's counts, all of them or none, as one step. Sent again under its key, it returns the first step
 * and adds nothing. Simultaneous additions all count.
 */
export async function addToCollection(
  database: Database,
  userId: string,
  input: AdditionsInput,
): Promise<AddOutcome> {
  const inShape = validateAdditions(input);
  if (inShape.length > 0) return refused(...inShape);
  const { idempotencyKey, additions } = input;
  const sums = sumsOf(additions);

  for (;;) {
    // Read before the step is looked for: otherwise another call with this key could fill them up in between.
    const printings = await findCountedPrintings(database, userId, [...sums.keys()]);
    const before = await findStepBefore(database, userId, idempotencyKey);
    if (before)
      return isSame(before.inventories, sums)
        ? { ok: true, stepId: before.stepId }
        : refused(KEY_REUSED);

    const byId = new Map(printings.map((printing) => [printing.variantId, printing]));
    const errors = additions.flatMap(({ variantId }, index) => {
      const printing = byId.get(variantId);
      if (!printing) return [noSuchPrinting(index, 'additions')];
      const inventory = printing.inventory + (sums.get(variantId) ?? 0);
      return isInventory(inventory) ? [] : [tooMany(index, printing.inventory)];
    });
    if (errors.length > 0) return refused(...errors);

    const changes = [...sums].flatMap(([variantId, count]): VersionedChange[] => {
      const printing = byId.get(variantId);
      if (!printing) return [];
      const { inventory, missingOverride, version } = printing;
      const from = { inventory, missingOverride };
      return [{ variantId, version, from, to: withInventory(from, inventory + count) }];
    });
    const step = { userId, reason: 'QUICK_ADD', idempotencyKey } as const;
    const recorded = await recordKeyedStep(database, step, changes);
    if (recorded) return { ok: true, stepId: recorded.id };
    // Another change came first, or this step is being recorded: start again with the present counts.
  }
}

/** Whether a step added these copies. */
const isSame = (
  inventories: ReadonlyMap<string, { from: number; to: number }>,
  sums: ReadonlyMap<string, number>,
): boolean =>
  inventories.size === sums.size &&
  [...inventories].every(([variantId, { from, to }]) => sums.get(variantId) === to - from);

/** How many copies are added of each printing, by its id. */
function sumsOf(additions: readonly Addition[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { variantId, count } of additions) {
    sums.set(variantId, (sums.get(variantId) ?? 0) + count);
  }
  return sums;
}
