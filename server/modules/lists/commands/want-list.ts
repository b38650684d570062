import { raisedTo } from '@domain/trade-list';
import type { Database, Transaction } from '@server/platform/db/database';
import { isUuid } from '@server/platform/db/where';
import { touchShared, listNotFound } from '@server/modules/sharing';
import { type ItemError, validateItemCount } from './validation';
import { startList } from './trade-list';
import { holdAccount } from '@server/modules/people';
import type { Viewer } from '@server/platform/viewer';
import { holdWantList, lockWantList } from './hold-want-list';
import {
  validateQuantities,
  type PrintingsOnList,
  type WantedQuantityInput,
} from './want-item-validation';
import { visibleWantLists, type WantList } from '../queries/want-lists';
import {
  findPrintingsOnList,
  findWantedPrintings,
  type WantedPrinting,
  writeQuantities,
} from '../queries/want-list-rows';

/** A player's want list, created if it doesn't exist (rules/trade-lists#one-of-each). */
export async function startWantList(database: Database, viewer: Viewer): Promise<WantList | null> {
  await startList(database, 'WANT_LIST', viewer.id);
  const [list = null] = await visibleWantLists(database, viewer, null);
  return list;
}

/** Removes copies that changed hands from a player's want list, as far as it names them (rules/offers#exchange). */
export async function removeFromWantList(
  transaction: Transaction,
  userId: string,
  copies: readonly { variantId: string; copies: number }[],
): Promise<void> {
  const wantListId = await holdWantList(transaction, userId);
  if (wantListId === null) return;
  const came = new Map(copies.map((item) => [item.variantId, item.copies]));
  const changes = (await findWantedPrintings(transaction, wantListId)).flatMap((wanted) => {
    const quantity = Math.max(0, wanted.quantity - (came.get(wanted.variantId) ?? 0));
    return quantity === wanted.quantity ? [] : [{ ...wanted, quantity }];
  });
  if (changes.length === 0) return;
  await writeQuantities(transaction, { wantListId, changes });
  await touchShared(transaction, userId, 'WANT_LIST');
}

interface Raise {
  userId: string;
  variantIds: readonly string[];
  /** How many copies of each printing the list is to hold. */
  copies: number;
}

/**
 * Raises how many copies of printings a player wants, as far as they want fewer; never lowers. Starts their list if
 * necessary. The caller holds the account.
 *
 * @returns the number of printings of which they want more copies now
 */
export async function raiseWanted(
  transaction: Transaction,
  { userId, variantIds, copies }: Raise,
): Promise<number> {
  if (variantIds.length === 0) return 0;
  await startList(transaction, 'WANT_LIST', userId);
  const wantListId = await holdWantList(transaction, userId);
  if (wantListId === null) return 0;
  const onList = await findPrintingsOnList(transaction, { wantListId, ids: variantIds });
  const changes = [...onList.values()].flatMap((wanted) => {
    const quantity = raisedTo('WANT_LIST', wanted.quantity, copies);
    return quantity === wanted.quantity ? [] : [{ variantId: wanted.variantId, quantity }];
  });
  if (changes.length === 0) return 0;
  await writeQuantities(transaction, { wantListId, changes });
  await touchShared(transaction, userId, 'WANT_LIST');
  return changes.length;
}

interface SetWantedResult {
  /** Those of the printings that exist, each once, after the change; also with errors. */
  wantListItems: WantedPrinting[];
  errors: ItemError[];
}

interface SetWantedInput {
  wantListId: string;
  items: readonly WantedQuantityInput[];
}

/**
 * Sets how many copies of printings a player wants, all of them or none (rules/trade-lists#saving-items). A request for
 * the present quantities changes nothing, since its first answer may have been lost. A request that would overwrite a
 * change that the person hasn't seen gets CONFLICT with the present quantities.
 *
 * @throws NOT_FOUND for somebody else's and for an unknown list
 */
export const setWanted = (
  database: Database,
  userId: string,
  { wantListId, items }: SetWantedInput,
): Promise<SetWantedResult> =>
  database.transaction(async (transaction) => {
    await holdAccount(transaction, userId);
    if (!isUuid(wantListId) || !(await lockWantList(transaction, { wantListId, userId }))) {
      throw listNotFound('WANT_LIST');
    }
    const notSoMany = validateItemCount(items);
    if (notSoMany) return { wantListItems: [], errors: [notSoMany] };
    const ids = items.map(({ cardVariantId }) => cardVariantId);
    const onList = await findPrintingsOnList(transaction, { wantListId, ids });
    const errors = validateQuantities(items, onList);
    const changes = items
      .filter(({ cardVariantId, quantity }) => onList.get(cardVariantId)?.quantity !== quantity)
      .map(({ cardVariantId, quantity }) => ({ variantId: cardVariantId, quantity }));
    if (errors.length > 0 || changes.length === 0) {
      return { wantListItems: inOrder(ids, onList), errors };
    }
    await writeQuantities(transaction, { wantListId, changes });
    await touchShared(transaction, userId, 'WANT_LIST');
    const now = await findPrintingsOnList(transaction, { wantListId, ids });
    return { wantListItems: inOrder(ids, now), errors };
  });

/** Those of the printings that exist, each once, in the order of the request. */
const inOrder = (ids: readonly string[], printings: PrintingsOnList): WantedPrinting[] =>
  [...new Set(ids)].flatMap((id) => printings.get(id) ?? []);
