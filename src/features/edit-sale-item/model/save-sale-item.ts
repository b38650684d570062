import { canBeTyped, isNamedPrice, type PriceType } from '@domain/pricing';
import { NOT_FOR_SALE } from '@domain/sale-list';
import { saleListApi, type SaleListItem } from '@/entities/sale-list';
import type { AppThunk } from '@/shared/store';
import { readTyped } from './read-typed';
import {
  fieldLeft,
  fieldTyped,
  saleDrafts,
  saleItemEdited,
  selectDraft,
  selectSaleDrafts,
  selectTyped,
  typingDropped,
  type SaleItemEdited,
} from './sale-drafts-slice';
import {
  OFF_LIST,
  seenItemOf,
  shownItem,
  type SaleItemInput,
  type SalePart,
} from './sale-item-draft';

/** An item of the viewer's own list. */
export interface OwnItem {
  saleListId: string;
  item: SaleListItem;
}

/** Sends items: `sendAgain` after a refusal, `keepOwn` ends a conflict. */
export const saleOutbox = saleDrafts.outbox({
  send: (variantId, { saleListId, wanted, seen }) =>
    saleListApi.endpoints.changeSaleItems.initiate(
      { saleListId, items: [{ variantId, ...wanted, expectedVersion: seen.version }] },
      { track: false },
    ),
  read: ({ items, errors }, variantId) => ({
    there: seenItemOf(items.find((each) => each.variantId === variantId)),
    errors,
  }),
  failure: 'Failed to update sale list',
});

/** Changes a printing's item: shown at once, sent as soon as the printing's last call is answered. */
export const editSaleItem = (edit: SaleItemEdited): AppThunk =>
  saleOutbox.post(edit.variantId, saleItemEdited(edit));

const editOf = ({ saleListId, item }: OwnItem, change: Partial<SaleItemInput>): SaleItemEdited => ({
  saleListId,
  variantId: item.variantId,
  cardId: item.cardId,
  change,
  seen: seenItemOf(item),
});

/** Sets how many copies are for sale. */
export const setQuantity = (own: OwnItem, quantity: number): AppThunk =>
  editSaleItem(editOf(own, { quantity }));

/** Takes a printing off the list, which can be undone. */
export const removeSaleItem = (own: OwnItem): AppThunk => setQuantity(own, NOT_FOR_SALE);

/** Puts the last removed printing back on the list, at its former price. */
export const takeRemovalBack = (): AppThunk => (dispatch, getState) => {
  const { removed } = selectSaleDrafts(getState());
  if (!removed) return;
  const { asked, ...id } = removed;
  dispatch(editSaleItem({ ...id, change: asked, seen: OFF_LIST }));
};

/**
 * Chooses the kind of a printing's price. A fixed price starts with the last fixed one, or else with the market price;
 * with neither, nothing is sent until one is typed.
 */
export const choosePriceType =
  (own: OwnItem, priceType: PriceType): AppThunk =>
  (dispatch, getState) => {
    const { variantId, marketAdjustedPriceInCents } = own.item;
    if (!isNamedPrice(priceType)) {
      dispatch(typingDropped({ variantId, part: 'price' }));
      dispatch(editSaleItem(editOf(own, { priceType, fixedPriceInCents: null })));
      return;
    }
    const cents =
      selectSaleDrafts(getState()).fixedPrices[variantId] ?? marketAdjustedPriceInCents ?? null;
    if (cents !== null && canBeTyped(cents)) {
      dispatch(editSaleItem(editOf(own, { priceType, fixedPriceInCents: cents })));
    } else dispatch(fieldTyped({ variantId, part: 'price', text: '', seen: seenItemOf(own.item) }));
  };

/**
 * Commits a field's text. Text that can't be saved stays in the field, so nothing typed is lost. An emptied field goes
 * back to the current value (rules/prices#fixed-price).
 */
export const finishTyping =
  (own: OwnItem, part: SalePart): AppThunk =>
  (dispatch, getState) => {
    const { variantId } = own.item;
    const typed = selectTyped(getState(), variantId)?.[part];
    if (!typed) return;
    const change = readTyped(part, typed.text);
    const shown = shownItem(own.item, selectDraft(getState(), variantId));
    if (change) dispatch(editSaleItem({ ...editOf(own, change), seen: typed.seen }));
    else if (typed.text.trim() === '' && (part === 'quantity' || isNamedPrice(shown.priceType))) {
      dispatch(typingDropped({ variantId, part }));
    } else dispatch(fieldLeft({ variantId, part }));
  };
