import type { PayloadAction } from '@reduxjs/toolkit';
import { NOT_FOR_SALE } from '@domain/sale-list';
import { createDrafts, isShown, newDraft } from '@/shared/lib/outbox';
import { NO_SALE_DRAFTS, type RefusedText, type SaleDraftsState } from './sale-drafts';
import {
  isSameInput,
  overTheirs,
  partsOf,
  withChange,
  type SaleItemInput,
  type SaleItemDraft,
  type SaleItemId,
  type SalePart,
  type SeenItem,
} from './sale-item-draft';

/** Changes some parts of a printing's item. */
export interface SaleItemEdited extends SaleItemId {
  change: Partial<SaleItemInput>;
  /** The server's row when the person began. */
  seen: SeenItem;
}

interface OfField {
  variantId: string;
  part: SalePart;
}

function dropTyped({ typed }: SaleDraftsState, variantId: string, parts: readonly SalePart[]) {
  const texts = typed[variantId];
  if (!texts) return;
  for (const part of parts) delete texts[part];
  if (Object.keys(texts).length === 0) delete typed[variantId];
}

export const saleDrafts = createDrafts({
  name: 'saleDrafts',
  initialState: NO_SALE_DRAFTS,
  isSame: isSameInput,
  merge: overTheirs,
  // A printing that is off the list has no row any more that could show the flash.
  flashes: ({ entries }, variantId) => entries[variantId]?.wanted.quantity !== NOT_FOR_SALE,
  // Text that is being typed for this printing starts from this item now, since the same person made it.
  onSaved({ typed }, variantId, seen) {
    for (const text of Object.values(typed[variantId] ?? {})) text.seen = seen;
  },
  onUnsaved(state, variantId) {
    if (state.removed?.variantId === variantId) state.removed = null;
  },
  reducers: {
    fieldTyped(state, { payload }: PayloadAction<OfField & { text: string; seen: SeenItem }>) {
      const { variantId, part, text, seen } = payload;
      const texts = (state.typed[variantId] ??= {});
      texts[part] = { text, isLeft: false, seen: texts[part]?.seen ?? seen };
      state.refused = null;
    },
    /** The field's text can't be saved; it stays there until it is corrected. */
    fieldLeft(state, { payload: { variantId, part } }: PayloadAction<OfField>) {
      const typed = state.typed[variantId]?.[part];
      if (typed) typed.isLeft = true;
    },
    /** The field goes back to the current value. */
    typingDropped(state, { payload: { variantId, part } }: PayloadAction<OfField>) {
      dropTyped(state, variantId, [part]);
      state.refused = null;
    },
    textRefused(state, { payload }: PayloadAction<RefusedText>) {
      state.refused = payload;
    },
    saleItemEdited(state, { payload }: PayloadAction<SaleItemEdited>) {
      const { change, seen, ...id } = payload;
      const { variantId } = id;
      const before = state.entries[variantId];
      const draft = before && isShown(before) ? before : null;
      const base = draft?.wanted ?? seen;
      const wanted = withChange(base, change);
      const isRemoval = wanted.quantity === NOT_FOR_SALE;
      const parts = partsOf(change);
      dropTyped(state, variantId, isRemoval ? ['quantity', 'price'] : parts);
      state.refused = null;
      if (isRemoval) state.removed = { ...id, asked: withChange(base, {}) };
      else if (state.removed?.variantId === variantId) state.removed = null;
      if (base.fixedPriceInCents !== null) state.fixedPrices[variantId] = base.fixedPriceInCents;

      if (draft) {
        draft.wanted = wanted;
        draft.parts = [...new Set([...draft.parts, ...parts])];
      } else if (!isSameInput(wanted, seen)) {
        state.entries[variantId] = { ...id, ...newDraft(seen, wanted), parts };
      }
    },
    removalRead(state) {
      state.removed = null;
    },
  },
  selectors: {
    /** Everything that isn't saved, or was just saved. */
    selectSaleDrafts: (state) => state,
    /** The person's draft for a printing, if there is one. */
    selectDraft: ({ entries }, variantId: string): SaleItemDraft | undefined => entries[variantId],
    /** Typed texts for a printing that aren't saved, by field. */
    selectTyped: ({ typed }, variantId: string) => typed[variantId],
  },
});

export const saleDraftsReducer = saleDrafts.reducer;
export const { selectSaleDrafts, selectDraft, selectTyped } = saleDrafts.selectors;
export const {
  fieldTyped,
  fieldLeft,
  typingDropped,
  textRefused,
  saleItemEdited,
  flashEnded,
  entryDropped,
  removalRead,
} = saleDrafts.actions;
