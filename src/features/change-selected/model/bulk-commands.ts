import { NOT_FOR_SALE } from '@domain/sale-list';
import { UNSET_VERSION } from '@domain/version';
import { NOT_WANTED } from '@domain/want-list';
import { collectionApi, type CountEdits } from '@/entities/collection';
import { saleListApi, type SaleList, type SaleListItemChange } from '@/entities/sale-list';
import { wantListApi, type WantedChange, type WantList } from '@/entities/want-list';
import { apiErrorOf, type CallError, type FieldError } from '@/shared/api';
import { logError } from '@/shared/lib/log-error';
import type { AppThunk } from '@/shared/store';
import {
  bulkChangeUndone,
  bulkUndoFailed,
  bulkUndoStarted,
  selectLastChange,
  type BulkUndo,
} from './last-change-slice';

/** The result of a bulk change: all of it was made, or nothing, with the reason. */
export type BulkOutcome = { undo: BulkUndo | null } | { failure: string };
type BulkCommand = AppThunk<Promise<BulkOutcome>>;

const { updateCounts, undoStep } = collectionApi.endpoints;
const { changeSaleItems, createSaleList } = saleListApi.endpoints;
const { changeWanted, createWantList } = wantListApi.endpoints;
const UNTRACKED = { track: false } as const;

const CHANGED_ELSEWHERE =
  'Some of it was changed elsewhere in the meantime, so nothing was changed. It is up to date now: check it, then apply the changes.';
const CHANGED_SINCE = 'Some of it was changed since, so nothing was undone.';
const NO_LIST = 'Your list couldn’t be started. Please try again.';

/** A refusal in words; null for none. */
function refusalIn(errors: readonly FieldError[], conflict: string): string | null {
  const [first] = errors;
  if (!first) return null;
  return errors.some(({ code }) => code === 'CONFLICT') ? conflict : first.message;
}

function faultIn(error: CallError): string {
  logError('Error applying a bulk change', error);
  return apiErrorOf(error).message;
}

/** Sets counts of the viewer's collection as one step. */
export const setCounts =
  (edits: CountEdits): BulkCommand =>
  async (dispatch) => {
    const { data, error } = await dispatch(updateCounts.initiate(edits, UNTRACKED));
    if (error) return { failure: faultIn(error) };
    const failure = refusalIn(data.errors, CHANGED_ELSEWHERE);
    if (failure !== null) return { failure };
    return { undo: data.stepId === null ? null : { kind: 'STEP', stepId: data.stepId } };
  };

/** A change of a printing on a sale list, with the version that the person saw; a new one gets the market price. */
export function saleChange(
  list: SaleList | null,
  variantId: string,
  change: Partial<Pick<SaleListItemChange, 'quantity' | 'priceType' | 'fixedPriceInCents'>>,
): SaleListItemChange {
  const item = list?.items[variantId];
  return {
    variantId,
    quantity: item?.quantity ?? NOT_FOR_SALE,
    priceType: item?.priceType ?? 'MARKET',
    fixedPriceInCents: item?.fixedPriceInCents ?? null,
    expectedVersion: item?.version ?? UNSET_VERSION,
    ...change,
  };
}

/** Changes items of the viewer's sale list; makes the list first if the viewer has none yet. */
export const setSaleItems =
  (before: SaleList | null, items: readonly SaleListItemChange[]): BulkCommand =>
  async (dispatch) => {
    const list = before ?? (await dispatch(createSaleList.initiate(undefined, UNTRACKED))).data;
    if (!list) return { failure: NO_LIST };
    const saleListId = list.id;
    const change = { saleListId, items };
    const { data, error } = await dispatch(changeSaleItems.initiate(change, UNTRACKED));
    if (error) return { failure: faultIn(error) };
    const failure = refusalIn(data.errors, CHANGED_ELSEWHERE);
    if (failure !== null) return { failure };
    const versions = new Map(data.items.map(({ variantId, version }) => [variantId, version]));
    const undone = items.map(({ variantId }) => ({
      ...saleChange(list, variantId, {}),
      expectedVersion: versions.get(variantId) ?? UNSET_VERSION,
    }));
    return { undo: { kind: 'SALE_LIST', change: { saleListId, items: undone } } };
  };

/** Sets quantities of the viewer's want list; makes the list first if the viewer has none yet. */
export const setWantedItems =
  (before: WantList | null, items: WantedChange['items']): BulkCommand =>
  async (dispatch) => {
    const list = before ?? (await dispatch(createWantList.initiate(undefined, UNTRACKED))).data;
    if (!list) return { failure: NO_LIST };
    const wantListId = list.id;
    const change = { wantListId, items };
    const { data, error } = await dispatch(changeWanted.initiate(change, UNTRACKED));
    if (error) return { failure: faultIn(error) };
    const failure = refusalIn(data.errors, CHANGED_ELSEWHERE);
    if (failure !== null) return { failure };
    const versions = new Map(data.items.map(({ variantId, version }) => [variantId, version]));
    const undone = items.map(({ variantId }) => ({
      variantId,
      quantity: list.items[variantId]?.quantity ?? NOT_WANTED,
      expectedVersion: versions.get(variantId) ?? UNSET_VERSION,
    }));
    return { undo: { kind: 'WANT_LIST', change: { wantListId, items: undone } } };
  };

/** Undoes the last bulk change, all of it or nothing. */
export const undoLastChange = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const last = selectLastChange(getState());
  if (!last?.undo || last.status !== 'done') return;
  dispatch(bulkUndoStarted());
  const failure = await dispatch(undo(last.undo));
  dispatch(failure === null ? bulkChangeUndone() : bulkUndoFailed(failure));
};

/** @returns why nothing was undone; null if it was undone */
const undo =
  (what: BulkUndo): AppThunk<Promise<string | null>> =>
  async (dispatch) => {
    const { data, error } =
      what.kind === 'STEP'
        ? await dispatch(undoStep.initiate(what.stepId, UNTRACKED))
        : what.kind === 'SALE_LIST'
          ? await dispatch(changeSaleItems.initiate(what.change, UNTRACKED))
          : await dispatch(changeWanted.initiate(what.change, UNTRACKED));
    if (error) return faultIn(error);
    // By another tab, or by a call of this tab whose answer was lost.
    if (data.errors.some(({ code }) => code === 'ALREADY_UNDONE')) return null;
    return refusalIn(data.errors, CHANGED_SINCE);
  };
