import type { Database } from '@server/db/database';
import { noteChange } from '@server/modules/sharing/commands/note-change';
import type { ItemMistake } from '@server/modules/trade-list/policy';
import { ownSaleList } from '../own-sale-list';
import { nextRevision } from '../repo';
import type { SaleListItem } from '../sale-list';
import { isThere, type AskedItem } from './asked-item';
import { mistakesIn, type AskedPrintings } from './mistakes';
import { findAskedPrintings, writeItems } from './repo';

export interface SaveItemsResult {
  /** Those that were asked for and are on the list then, as they are; also beside mistakes. */
  saleListItems: SaleListItem[];
  mistakes: ItemMistake[];
}

/**
 * Puts printings on a player's list, changes them or, with quantity 0, takes them off: all of them or none (spec 5, 7).
 * Whoever asks for what is there already, such as one whose first answer was lost, changes nothing; whoever overwrites
 * what they haven't seen gets CONFLICT with the items as they are (quality 2).
 *
 * @throws NOT_FOUND for a list that is someone else's as for none (quality 1)
 */
export const saveItems = (
  database: Database,
  userId: string,
  { saleListId, items }: { saleListId: string; items: readonly AskedItem[] },
): Promise<SaveItemsResult> =>
  database.transaction(async (transaction) => {
    const list = await ownSaleList(transaction, { saleListId, userId });
    const ids = items.map(({ cardVariantId }) => cardVariantId);
    const printings = await findAskedPrintings(transaction, list, ids);
    const mistakes = mistakesIn(items, printings);
    const changes = items.filter((item) => !isThere(item, printings.get(item.cardVariantId)));
    if (mistakes.length > 0 || changes.length === 0) {
      return { saleListItems: onList(printings), mistakes };
    }
    const version = await nextRevision(transaction, saleListId);
    await writeItems(transaction, { saleListId, version }, changes);
    await noteChange(transaction, userId, 'SALE_LIST');
    return { saleListItems: onList(await findAskedPrintings(transaction, list, ids)), mistakes };
  });

const onList = (printings: AskedPrintings): SaleListItem[] =>
  [...printings.values()].filter((item) => item !== undefined);
