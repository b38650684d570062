import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { NOT_FOR_SALE } from '@domain/sale-list';
import { isShown } from '@/shared/lib/send-draft';
import { NO_SALE_DRAFTS, type RefusedText, type SaleDraftsState } from './sale-drafts';
import {
  isSameAsked,
  overTheirs,
  partsOf,
  withChange,
  type Asked,
  type SaleItemDraft,
  type SaleItemId,
  type SalePart,
  type SeenItem,
} from './sale-item-draft';

/** Changes some of what is asked for a printing. */
export interface SaleItemEdited extends SaleItemId {
  change: Partial<Asked>;
  /** What the server said of it when the person began. */
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

const saleDraftsSlice = createSlice({
  name: 'saleDrafts',
  initialState: NO_SALE_DRAFTS,
  reducers: {
    fieldTyped(state, { payload }: PayloadAction<OfField & { text: string; seen: SeenItem }>) {
      const { variantId, part, text, seen } = payload;
      const texts = (state.typed[variantId] ??= {});
      texts[part] = { text, isLeft: false, seen: texts[part]?.seen ?? seen };
      state.refused = null;
    },
    /** What the field holds can't be saved; it stays there until it is mended. */
    fieldLeft(state, { payload: { variantId, part } }: PayloadAction<OfField>) {
      const typed = state.typed[variantId]?.[part];
      if (typed) typed.isLeft = true;
    },
    /** The field goes back to what is asked. */
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
      const before = state.byId[variantId];
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
      } else if (!isSameAsked(wanted, seen)) {
        state.byId[variantId] = { ...id, status: 'saving', parts, seen, wanted, theirs: null };
      }
    },
    /** It is sent again, after the server couldn't be reached or refused it. */
    saleItemSentAgain(state, { payload: variantId }: PayloadAction<string>) {
      const draft = state.byId[variantId];
      if (draft) draft.status = 'saving';
    },
    /** The server has what was sent; what was made of it meanwhile is next. */
    saleItemSaved(
      state,
      { payload }: PayloadAction<{ variantId: string; sent: Asked; seen: SeenItem }>,
    ) {
      const { variantId, sent, seen } = payload;
      const draft = state.byId[variantId];
      if (!draft) return;
      draft.seen = seen;
      // What is typed into a field of it is typed over this one, by the same person.
      for (const typed of Object.values(state.typed[variantId] ?? {})) typed.seen = seen;
      if (!isSameAsked(draft.wanted, sent)) return;
      draft.status = 'saved';
      // It has no row any more that could say so.
      if (sent.quantity === NOT_FOR_SALE) delete state.byId[variantId];
    },
    saleItemUnsaved(state, { payload: variantId }: PayloadAction<string>) {
      const draft = state.byId[variantId];
      if (draft) draft.status = 'unsaved';
    },
    saleItemRefused(state, { payload: variantId }: PayloadAction<string>) {
      const draft = state.byId[variantId];
      if (draft) draft.status = 'failed';
      if (state.removed?.variantId === variantId) state.removed = null;
    },
    conflictFound(state, { payload }: PayloadAction<{ variantId: string; theirs: SeenItem }>) {
      const draft = state.byId[payload.variantId];
      if (!draft) return;
      draft.status = 'conflict';
      draft.theirs = payload.theirs;
      if (state.removed?.variantId === payload.variantId) state.removed = null;
    },
    /** The person keeps what they set; the rest is the other one's. */
    ownItemChosen(state, { payload: variantId }: PayloadAction<string>) {
      const draft = state.byId[variantId];
      if (!draft?.theirs) return;
      draft.wanted = overTheirs(draft);
      draft.seen = draft.theirs;
      draft.theirs = null;
      draft.status = 'saving';
    },
    /** What was saved has been shown as saved, unless it was changed again meanwhile. */
    flashEnded(state, { payload: variantId }: PayloadAction<string>) {
      if (state.byId[variantId]?.status === 'saved') delete state.byId[variantId];
    },
    /** The person goes by what the server has. */
    draftDropped(state, { payload: variantId }: PayloadAction<string>) {
      delete state.byId[variantId];
    },
    removalRead(state) {
      state.removed = null;
    },
  },
  selectors: {
    /** All that is not saved, or was just saved. */
    selectSaleDrafts: (state) => state,
    /** What the person made of a printing; undefined where that is nothing. */
    selectDraft: ({ byId }, variantId: string): SaleItemDraft | undefined => byId[variantId],
    /** What is typed of a printing and not saved, by field. */
    selectTyped: ({ typed }, variantId: string) => typed[variantId],
  },
});

export const saleDraftsReducer = saleDraftsSlice.reducer;
export const {
  fieldTyped,
  fieldLeft,
  typingDropped,
  textRefused,
  saleItemEdited,
  saleItemSentAgain,
  saleItemSaved,
  saleItemUnsaved,
  saleItemRefused,
  conflictFound,
  ownItemChosen,
  flashEnded,
  draftDropped,
  removalRead,
} = saleDraftsSlice.actions;
export const { selectSaleDrafts, selectDraft, selectTyped } = saleDraftsSlice.selectors;
