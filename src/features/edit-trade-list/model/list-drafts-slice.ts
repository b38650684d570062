import type { PayloadAction } from '@reduxjs/toolkit';
import { OFF_LIST, type TradeListKind } from '@domain/trade-list';
import type { ListItemInput } from '@/entities/trade-list';
import { createDrafts, isShown, newDraft, type OutboxState } from '@/shared/lib/outbox';
import {
  ITEM_PARTS,
  isSameInput,
  overTheirs,
  partsOf,
  withChange,
  type ItemPart,
  type ListItemDraft,
  type ListItemId,
  type SeenItem,
} from './list-item-draft';

/** Unsaved text in a field: it is still being typed, or can't be saved. */
export interface TypedText {
  text: string;
  /** Whether the field was left with it, so it is known that it can't be saved. */
  isLeft: boolean;
  /** The value at the start of typing. */
  seen: SeenItem;
}

interface OfField {
  variantId: string;
  part: ItemPart;
}

/** Text that a field rejected. */
export interface RefusedText extends OfField {
  text: string;
}

/** A printing that was taken off the list. */
interface Removal extends ListItemId {
  /** The item before the removal. */
  asked: ListItemInput;
}

/** A person's unsaved changes of one of their lists. All records are by the printing's id. */
export interface ListDraftsState extends OutboxState<ListItemDraft> {
  typed: Record<string, Partial<Record<ItemPart, TypedText>>>;
  /** The fixed price before another kind of price was chosen, in whole cents. */
  fixedPrices: Record<string, number>;
  /** The last rejected text. */
  refused: RefusedText | null;
  /** The last printing that was taken off a sale list, which can be undone. */
  removed: Removal | null;
  /** The printing that the person is asked to confirm the removal of. */
  removal: (ListItemId & SeenItem) | null;
  /** Wanted printings of which the person has just counted the last missing copy, until they dismiss the notice. */
  complete: string[];
}

/** Nothing has been changed yet. */
const initialState: ListDraftsState = {
  entries: {},
  typed: {},
  fixedPrices: {},
  refused: null,
  removed: null,
  removal: null,
  complete: [],
};

/** Changes some parts of a printing's item. */
export interface ItemEdited extends ListItemId {
  change: Partial<ListItemInput>;
  /** The server's row when the person began. */
  seen: SeenItem;
}

function dropTyped({ typed }: ListDraftsState, variantId: string, parts: readonly ItemPart[]) {
  const texts = typed[variantId];
  if (!texts) return;
  for (const part of parts) delete texts[part];
  if (Object.keys(texts).length === 0) delete typed[variantId];
}

const draftsOf = (kind: TradeListKind) =>
  createDrafts({
    name: kind === 'WANT_LIST' ? 'wantDrafts' : 'saleDrafts',
    initialState,
    isSame: isSameInput,
    merge: overTheirs,
    // A printing that is off the list has no row any more that could show the flash, and a want list's rows have none.
    flashes: ({ entries }, variantId) =>
      kind === 'SALE_LIST' && entries[variantId]?.wanted.quantity !== OFF_LIST,
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
      itemEdited(state, { payload }: PayloadAction<ItemEdited>) {
        const { change, seen, ...id } = payload;
        const { variantId } = id;
        const before = state.entries[variantId];
        const draft = before && isShown(before) ? before : null;
        const base = draft?.wanted ?? seen;
        const wanted = withChange(base, change);
        const isRemoval = wanted.quantity === OFF_LIST;
        const parts = partsOf(change);
        dropTyped(state, variantId, isRemoval ? ITEM_PARTS : parts);
        state.refused = null;
        // From a want list, a printing is removed after a question.
        if (isRemoval && kind === 'SALE_LIST') {
          state.removed = { ...id, asked: withChange(base, {}) };
        } else if (state.removed?.variantId === variantId) state.removed = null;
        if (base.fixedPriceInCents != null) state.fixedPrices[variantId] = base.fixedPriceInCents;

        if (draft) {
          draft.wanted = wanted;
          draft.parts = [...new Set([...draft.parts, ...parts])];
        } else if (isSameInput(wanted, seen)) delete state.entries[variantId];
        else state.entries[variantId] = { ...id, ...newDraft(seen, wanted), parts };
      },
      removalRead(state) {
        state.removed = null;
      },
      /** The person is about to take a printing off the list. */
      removalAsked(state, { payload }: PayloadAction<ListItemId & SeenItem>) {
        state.removal = payload;
      },
      removalEnded(state) {
        state.removal = null;
      },
      /** No copies of these printings are missing any more. */
      wantsCompleted(state, { payload: variantIds }: PayloadAction<readonly string[]>) {
        state.complete = [...new Set([...state.complete, ...variantIds])];
      },
      /** The person has read the notice and decided. */
      completionRead(state) {
        state.complete = [];
      },
    },
    selectors: {
      /** Everything that isn't saved, or was just saved, and the questions for the person. */
      selectDrafts: (state) => state,
    },
  });

/** The drafts of each of the viewer's lists. */
export const listDrafts = { WANT_LIST: draftsOf('WANT_LIST'), SALE_LIST: draftsOf('SALE_LIST') };

export const { reducer: wantDraftsReducer } = listDrafts.WANT_LIST;
export const { reducer: saleDraftsReducer } = listDrafts.SALE_LIST;

export const selectDrafts = (state: RootState, kind: TradeListKind): ListDraftsState =>
  listDrafts[kind].selectors.selectDrafts(state);
