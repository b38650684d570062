import { OFF_LIST, TRADE_LISTS, type TradeListKind } from '@domain/trade-list';
import { UNSET_VERSION } from '@domain/version';
import { apiErrorOf, baseApi, refusalWords, type CallError } from '@/shared/api';
import { logError } from '@/shared/lib/log-error';
import type { AppThunk } from '@/shared/store';
import { listTag, tradeListApi, type ItemsChange } from '../api/trade-list-api';
import type { ListItemChange, ListItemInput, TradeList } from './trade-list';

const { createTradeList, changeListItems } = tradeListApi.endpoints;
const UNTRACKED = { track: false } as const;
const NO_LIST = 'Your list couldn’t be started. Please try again.';

/** Said if something that is to be undone was changed first. */
export const CHANGED_SINCE = 'Some of it was changed since, so nothing was undone.';

/** What a list is to hold of a printing; what is left out stays as it is. */
export type ListedInput = Pick<ListItemChange, 'variantId'> & Partial<ListItemInput>;

interface ToSet {
  kind: TradeListKind;
  /** The viewer's list as they saw it; null if they have none. */
  list: TradeList | null;
  items: readonly ListedInput[];
  /** Said if another change came first. */
  ifOvertaken: string;
}

/** What a change needs to be undone, or why nothing was changed, in words. */
type Outcome = { undo: ItemsChange } | { failure: string };

/** The change of a printing on a list, with the version that the person saw. */
function changeOf(list: TradeList, { variantId, ...input }: ListedInput): ListItemChange {
  const { quantity, priceType, fixedPriceInCents, want, version } = list.items[variantId] ?? {
    quantity: OFF_LIST,
    version: UNSET_VERSION,
  };
  const price = priceType && { priceType, fixedPriceInCents: fixedPriceInCents ?? null };
  return {
    variantId,
    quantity,
    ...price,
    ...(want && { want }),
    ...input,
    expectedVersion: version,
  };
}

function faultIn(kind: TradeListKind, error: CallError): string {
  logError(`Error updating the ${TRADE_LISTS[kind].name}`, error);
  return apiErrorOf(error).message;
}

/** Sets items of the viewer's list, all of them or none; makes the list first if they have none yet. */
export const setListed =
  ({ kind, list: before, items, ifOvertaken }: ToSet): AppThunk<Promise<Outcome>> =>
  async (dispatch) => {
    const made = before ? null : await dispatch(createTradeList.initiate(kind, UNTRACKED));
    if (made?.error) logError(`Error starting the ${TRADE_LISTS[kind].name}`, made.error);
    const list = before ?? made?.data;
    if (!list) return { failure: NO_LIST };
    const change = { kind, listId: list.id, items: items.map((item) => changeOf(list, item)) };
    const { data, error } = await dispatch(changeListItems.initiate(change, UNTRACKED));
    if (error) return { failure: faultIn(kind, error) };
    // A pending answer about a list that was just made may have been read before the list was filled.
    if (made) dispatch(baseApi.util.invalidateTags([listTag(kind)]));
    const failure = refusalWords(data.errors, ifOvertaken);
    if (failure !== null) return { failure };
    const versions = new Map(data.items.map(({ variantId, version }) => [variantId, version]));
    const undone = items.map(({ variantId }) => ({
      ...changeOf(list, { variantId }),
      expectedVersion: versions.get(variantId) ?? UNSET_VERSION,
    }));
    return { undo: { ...change, items: undone } };
  };

/** Undoes a change, all of it or nothing. @returns why nothing was undone, in words; null if it was */
export const undoListed =
  (change: ItemsChange): AppThunk<Promise<string | null>> =>
  async (dispatch) => {
    const { data, error } = await dispatch(changeListItems.initiate(change, UNTRACKED));
    return error ? faultIn(change.kind, error) : refusalWords(data.errors, CHANGED_SINCE);
  };
