import { isWantedQuantity, MAX_WANTED, NOT_WANTED } from '@domain/want-list';
import { isUuid } from '@server/db/uuid';
import type { Database } from '@server/db/database';
import { refusal } from '@server/errors';
import type { FieldError } from '@server/graphql/field-error';
import { noteChange } from '@server/modules/sharing/commands/note-change';
import { deleteWanted, findCardIds, lockWantList, saveWanted, type WantedPrinting } from './repo';

export interface SetWantedResult {
  /** As they are then; none where something was wrong. */
  wantListItems: WantedPrinting[];
  errors: FieldError[];
}

export interface AskedQuantity {
  cardVariantId: string;
  /** 0 takes the printing off the list. */
  quantity: number;
}

/**
 * Sets how many copies of printings a player's list asks for, all of them or none (spec 5, 7). What is there already
 * can be set again.
 *
 * @throws NOT_FOUND for a list that is someone else's as for none (quality 1)
 */
export const setWanted = (
  database: Database,
  userId: string,
  { wantListId, items }: { wantListId: string; items: readonly AskedQuantity[] },
): Promise<SetWantedResult> =>
  database.transaction(async (transaction) => {
    if (!isUuid(wantListId) || !(await lockWantList(transaction, { wantListId, userId }))) {
      throw refusal('NOT_FOUND', 'Want list not found');
    }
    const ids = items.map(({ cardVariantId }) => cardVariantId);
    const cardIds = await findCardIds(transaction, ids);
    const errors = items.flatMap((item) => mistakesIn(item, cardIds));
    if (errors.length > 0) return { wantListItems: [], errors };
    const wanted = items.map(({ cardVariantId: variantId, quantity }) => ({
      wantListId,
      variantId,
      cardId: cardIds.get(variantId) ?? '',
      quantity,
    }));
    await deleteWanted(
      transaction,
      wanted.filter(({ quantity }) => quantity === NOT_WANTED),
    );
    await saveWanted(
      transaction,
      wanted.filter(({ quantity }) => quantity !== NOT_WANTED),
    );
    await noteChange(transaction, userId, 'WANT_LIST');
    return { wantListItems: wanted, errors };
  });

function mistakesIn(
  { cardVariantId, quantity }: AskedQuantity,
  cardIds: ReadonlyMap<string, string>,
): FieldError[] {
  const errors: FieldError[] = [];
  if (quantity !== NOT_WANTED && !isWantedQuantity(quantity)) errors.push(NOT_A_QUANTITY);
  if (!cardIds.has(cardVariantId)) errors.push(NO_PRINTING);
  return errors;
}

const NOT_A_QUANTITY: FieldError = {
  field: 'quantity',
  message: `Choose a quantity from 1 to ${MAX_WANTED}.`,
  code: 'INVALID',
};

const NO_PRINTING: FieldError = {
  field: 'cardVariantId',
  message: 'There is no such printing.',
  code: 'NOT_FOUND',
};
