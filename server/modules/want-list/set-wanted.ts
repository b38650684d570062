import { isWantedQuantity, MAX_WANTED, NOT_WANTED } from '@domain/want-list';
import { isUuid } from '@server/db/uuid';
import type { Database } from '@server/db/database';
import { refusal } from '@server/errors';
import type { FieldError } from '@server/graphql/field-error';
import { noteChange } from '@server/modules/sharing/commands/note-change';
import { deleteWanted, findCardIdOf, lockWantList, saveWanted, type WantedPrinting } from './repo';

export interface SetWantedResult {
  /** As it is then; null where something was wrong. */
  wantListItem: WantedPrinting | null;
  errors: FieldError[];
}

interface AskedQuantity {
  wantListId: string;
  cardVariantId: string;
  /** 0 takes the printing off the list. */
  quantity: number;
}

/**
 * Sets how many copies of a printing a player's list asks for (spec 5, 7). What is there already can be set again.
 *
 * @throws NOT_FOUND for a list that is someone else's as for none (quality 1)
 */
export const setWanted = (
  database: Database,
  userId: string,
  { wantListId, cardVariantId: variantId, quantity }: AskedQuantity,
): Promise<SetWantedResult> =>
  database.transaction(async (transaction) => {
    if (!isUuid(wantListId) || !(await lockWantList(transaction, { wantListId, userId }))) {
      throw refusal('NOT_FOUND', 'Want list not found');
    }
    if (quantity !== NOT_WANTED && !isWantedQuantity(quantity)) return refused(NOT_A_QUANTITY);
    const cardId = variantId.includes('\0') ? null : await findCardIdOf(transaction, variantId);
    if (cardId === null) return refused(NO_PRINTING);
    const wanted = { wantListId, variantId, cardId, quantity };
    await (quantity === NOT_WANTED ? deleteWanted : saveWanted)(transaction, wanted);
    await noteChange(transaction, userId, 'WANT_LIST');
    return { wantListItem: wanted, errors: [] };
  });

const refused = (error: FieldError): SetWantedResult => ({ wantListItem: null, errors: [error] });

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
