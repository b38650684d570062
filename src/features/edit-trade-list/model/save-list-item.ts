import { canBeTyped, isNamedPrice, type PriceType } from '@domain/pricing';
import { OFF_LIST, TRADE_LISTS, type TradeListKind } from '@domain/trade-list';
import type { WantTerms } from '@domain/want-list';
import {
  tradeListApi,
  type ListItem,
  type ListItemInput,
  type SaleListItem,
} from '@/entities/trade-list';
import type { AppThunk } from '@/shared/store';
import { listDrafts, selectDrafts, type ItemEdited } from './list-drafts-slice';
import { UNLISTED, seenItemOf, shownItem, type ItemPart, type OwnItem } from './list-item-draft';
import { readTyped } from './read-typed';

type OwnSaleItem = OwnItem<SaleListItem>;

const outboxOf = (kind: TradeListKind) =>
  listDrafts[kind].outbox({
    send: (variantId, { listId, wanted: { want, ...wanted }, parts, seen }) => {
      const terms = parts.includes('want') && want ? { want } : {};
      const item = { variantId, ...wanted, ...terms, expectedVersion: seen.version };
      return tradeListApi.endpoints.changeListItems.initiate(
        { kind, listId, items: [item] },
        { track: false },
      );
    },
    read: ({ items, errors }, variantId) => ({
      there: seenIn(kind, items, variantId),
      errors,
    }),
    failure: `Failed to update ${TRADE_LISTS[kind].name}`,
  });

function seenIn(kind: TradeListKind, items: readonly ListItem[], variantId: string) {
  const item = items.find((each) => each.variantId === variantId);
  return item ? seenItemOf(item) : UNLISTED[kind];
}

/** Send items: `sendAgain` after a refusal, `keepOwn` ends a conflict. */
export const listOutboxes = { WANT_LIST: outboxOf('WANT_LIST'), SALE_LIST: outboxOf('SALE_LIST') };

/** Changes a printing's item: shown at once, sent as soon as the printing's last call is answered. */
export const editItem = (kind: TradeListKind, edit: ItemEdited): AppThunk =>
  listOutboxes[kind].post(edit.variantId, listDrafts[kind].actions.itemEdited(edit));

const editOwn = (
  { kind, listId, item }: OwnItem,
  change: Partial<ListItemInput>,
  seen = seenItemOf(item),
): AppThunk =>
  editItem(kind, { listId, variantId: item.variantId, cardId: item.cardId, change, seen });

/** Sets how many copies are on the list, from 1 to its maximum (rules/trade-lists#want-quantity). */
export const setQuantity = (own: OwnItem, quantity: number): AppThunk =>
  editOwn(own, { quantity: Math.min(Math.max(quantity, 1), TRADE_LISTS[own.kind].most) });

/** Sets what a want means. */
export const setWant = (own: OwnItem, want: WantTerms): AppThunk => editOwn(own, { want });

/** Takes a printing off the list. */
export const removeItem = (own: OwnItem): AppThunk => editOwn(own, { quantity: OFF_LIST });

const { fieldLeft, fieldTyped, typingDropped } = listDrafts.SALE_LIST.actions;

/** Puts the last removed printing back on the list, at its former price. */
export const takeRemovalBack = (): AppThunk => (dispatch, getState) => {
  const { removed } = selectDrafts(getState(), 'SALE_LIST');
  if (!removed) return;
  const { asked, ...id } = removed;
  dispatch(editItem('SALE_LIST', { ...id, change: asked, seen: UNLISTED.SALE_LIST }));
};

/**
 * Chooses the kind of a printing's price. A fixed price starts with the last fixed one, or else with the market price;
 * with neither, nothing is sent until one is typed.
 */
export const choosePriceType =
  (own: OwnSaleItem, priceType: PriceType): AppThunk =>
  (dispatch, getState) => {
    const { variantId, marketAdjustedPriceInCents } = own.item;
    if (!isNamedPrice(priceType)) {
      dispatch(typingDropped({ variantId, part: 'price' }));
      dispatch(editOwn(own, { priceType, fixedPriceInCents: null }));
      return;
    }
    const cents =
      selectDrafts(getState(), 'SALE_LIST').fixedPrices[variantId] ??
      marketAdjustedPriceInCents ??
      null;
    if (cents !== null && canBeTyped(cents)) {
      dispatch(editOwn(own, { priceType, fixedPriceInCents: cents }));
    } else dispatch(fieldTyped({ variantId, part: 'price', text: '', seen: seenItemOf(own.item) }));
  };

/**
 * Commits a field's text. Text that can't be saved stays in the field, so nothing typed is lost. An emptied field goes
 * back to the current value (rules/prices#fixed-price).
 */
export const finishTyping =
  (own: OwnSaleItem, part: ItemPart): AppThunk =>
  (dispatch, getState) => {
    const { variantId } = own.item;
    const { entries, typed: texts } = selectDrafts(getState(), 'SALE_LIST');
    const typed = texts[variantId]?.[part];
    if (!typed) return;
    const change = readTyped(part, typed.text);
    const shown = shownItem(own.item, entries[variantId]);
    if (change) dispatch(editOwn(own, change, typed.seen));
    else if (typed.text.trim() === '' && (part === 'quantity' || isNamedPrice(shown.priceType))) {
      dispatch(typingDropped({ variantId, part }));
    } else dispatch(fieldLeft({ variantId, part }));
  };
