import { isUuid } from '@server/db/uuid';
import type { Database } from '@server/db/database';
import { refusal } from '@server/errors';
import { noteChange } from '@server/modules/sharing/commands/note-change';
import { mistakeInCount, type ItemMistake } from '@server/modules/trade-list/policy';
import { holdAccount } from '@server/modules/user/commands/hold-account';
import type { WantedPrinting } from '../repo';
import { mistakesIn, type AskedPrintings, type AskedQuantity } from './asked-quantity';
import { findAskedPrintings, lockWantList, writeQuantities } from './repo';

export interface SetWantedResult {
  /** Those that were asked for and exist, each once, as they are then; also beside mistakes. */
  wantListItems: WantedPrinting[];
  mistakes: ItemMistake[];
}

interface Asked {
  wantListId: string;
  items: readonly AskedQuantity[];
}

/**
 * Sets how many copies of printings a player's list asks for, all of them or none. Whoever asks for what is there already,
 * such as one whose first answer was lost, changes nothing; whoever overwrites what they haven't seen gets CONFLICT with
 * the quantities as they are.
 *
 * @throws NOT_FOUND for a list that is someone else's as for none (quality 1)
 */
export const setWanted = (
  database: Database,
  userId: string,
  { wantListId, items }: Asked,
): Promise<SetWantedResult> =>
  database.transaction(async (transaction) => {
    await holdAccount(transaction, userId);
    if (!isUuid(wantListId) || !(await lockWantList(transaction, { wantListId, userId }))) {
      throw refusal('NOT_FOUND', 'Want list not found');
    }
    const notSoMany = mistakeInCount(items);
    if (notSoMany) return { wantListItems: [], mistakes: [notSoMany] };
    const ids = items.map(({ cardVariantId }) => cardVariantId);
    const there = await findAskedPrintings(transaction, { wantListId, ids });
    const mistakes = mistakesIn(items, there);
    const changes = items
      .filter(({ cardVariantId, quantity }) => there.get(cardVariantId)?.quantity !== quantity)
      .map(({ cardVariantId, quantity }) => ({ variantId: cardVariantId, quantity }));
    if (mistakes.length > 0 || changes.length === 0) {
      return { wantListItems: inOrder(ids, there), mistakes };
    }
    await writeQuantities(transaction, { wantListId, changes });
    await noteChange(transaction, userId, 'WANT_LIST');
    const now = await findAskedPrintings(transaction, { wantListId, ids });
    return { wantListItems: inOrder(ids, now), mistakes };
  });

/** Those of the printings that exist, each once, in the order in which they were asked for. */
const inOrder = (ids: readonly string[], printings: AskedPrintings): WantedPrinting[] =>
  [...new Set(ids)].flatMap((id) => printings.get(id) ?? []);
