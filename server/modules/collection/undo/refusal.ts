import { MAX_INVENTORY } from '@domain/collection';
import type { Transaction } from '@server/db/database';
import { card, cardSet, cardVariant } from '@server/db/tables';
import type { FieldError } from '@server/graphql/field-error';
import { eq, inArray } from 'drizzle-orm';

const NAMED = 3;

const refused = (code: string, message: string): FieldError => ({ field: 'stepId', message, code });

export const ALREADY_UNDONE = refused('ALREADY_UNDONE', 'This was undone already.');

export const NOT_UNDOABLE = refused(
  'NOT_UNDOABLE',
  'An exchange with another player can’t be undone: the copies changed hands.',
);

export const NOTHING_TO_UNDO = refused(
  'NOTHING_TO_UNDO',
  'There is nothing left to undo: what this changed was changed since, or is gone from the catalogue.',
);

/** Says which counts an undo would take beyond what a collection counts (product 6). */
export async function outOfRange(
  transaction: Transaction,
  counts: readonly { variantId: string; inventory: number }[],
): Promise<FieldError> {
  const some = counts.slice(0, NAMED);
  const names = await findNames(
    transaction,
    some.map(({ variantId }) => variantId),
  );
  const told = some.map(
    ({ variantId, inventory }) =>
      `${names.get(variantId) ?? variantId} would be ${inventory < 0 ? '−' : ''}${Math.abs(inventory).toLocaleString('en-US')}`,
  );
  if (counts.length > NAMED) told.push(`and so on for ${counts.length - NAMED} more`);
  return refused(
    'OUT_OF_RANGE',
    `A count must stay from 0 to ${MAX_INVENTORY.toLocaleString('en-US')}, but ${told.join(', ')}. Nothing was undone.`,
  );
}

async function findNames(
  transaction: Transaction,
  variantIds: string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await transaction
    .select({
      variantId: cardVariant.id,
      name: card.name,
      code: cardSet.code,
      number: cardVariant.number,
    })
    .from(cardVariant)
    .innerJoin(card, eq(card.id, cardVariant.cardId))
    .innerJoin(cardSet, eq(cardSet.id, card.cardSetId))
    .where(inArray(cardVariant.id, variantIds));
  return new Map(
    rows.map(({ variantId, name, code, number }) => [variantId, `${name} (${code} ${number})`]),
  );
}
