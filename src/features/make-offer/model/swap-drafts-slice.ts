import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_ANSWER_DAYS, MAX_OFFER_ITEMS } from '@domain/offer';
import { typedPriceOf } from '@domain/pricing';
import type { OfferError } from '@/entities/offer';
import type { ApiError } from '@/shared/api';
import type { OfferPick } from './offer-draft';
import {
  type SwapDraft,
  type SwapDraftsState,
  swapKeyOf,
  type SwapPile,
  type SwapStart,
  type SwapSubject,
} from './swap-draft';

const NO_SWAP_DRAFTS: SwapDraftsState = { byKey: {}, openKey: null, sent: null };

interface SwapOpened extends SwapSubject {
  start: SwapStart;
  /** The key for a new draft. */
  idempotencyKey: string;
}

const byVariant = (picks: readonly OfferPick[]) =>
  Object.fromEntries(picks.map((pick) => [pick.variantId, pick]));

const openDraft = ({ byKey, openKey }: SwapDraftsState): SwapDraft | undefined =>
  openKey === null ? undefined : byKey[openKey];

const swapDraftsSlice = createSlice({
  name: 'swapDrafts',
  initialState: NO_SWAP_DRAFTS,
  reducers: {
    swapOpened(state, { payload }: PayloadAction<SwapOpened>) {
      const { start, idempotencyKey, recipientHandle, counters } = payload;
      const key = swapKeyOf(payload);
      state.byKey[key] ??= {
        recipientHandle,
        counters,
        idempotencyKey,
        gives: byVariant(start.gives),
        gets: byVariant(start.gets),
        balance: start.balanceInCents === 0 ? '' : typedPriceOf(start.balanceInCents),
        iPay: start.iPay,
        answerDays: DEFAULT_ANSWER_DAYS,
        note: '',
        isSending: false,
        errors: [],
        failure: null,
      };
      state.openKey = key;
      state.sent = null;
    },
    swapClosed(state) {
      state.openKey = null;
      state.sent = null;
    },
    swapDiscarded(state) {
      if (state.openKey !== null) delete state.byKey[state.openKey];
      state.openKey = null;
    },
    /** The number of copies of a printing on a side; 0 removes it. */
    swapCopiesChosen(state, { payload }: PayloadAction<{ pile: SwapPile; pick: OfferPick }>) {
      const draft = openDraft(state);
      if (!draft) return;
      const { pile, pick } = payload;
      draft.errors = draft.errors.filter(({ variantId }) => variantId !== pick.variantId);
      draft.failure = null;
      const count = Object.keys(draft.gives).length + Object.keys(draft.gets).length;
      if (pick.quantity === 0) delete draft[pile][pick.variantId];
      else if (draft[pile][pick.variantId] || count < MAX_OFFER_ITEMS) {
        draft[pile][pick.variantId] = pick;
      }
    },
    /** Money, who pays it, how long to wait, or the note is changed. */
    swapChanged(
      state,
      {
        payload,
      }: PayloadAction<Partial<Pick<SwapDraft, 'balance' | 'iPay' | 'answerDays' | 'note'>>>,
    ) {
      const draft = openDraft(state);
      if (!draft) return;
      Object.assign(draft, payload);
      draft.errors = draft.errors.filter(({ variantId }) => variantId !== null);
      draft.failure = null;
    },
    swapSent({ byKey }, { payload: key }: PayloadAction<string>) {
      const draft = byKey[key];
      if (draft) Object.assign(draft, { isSending: true, errors: [], failure: null });
    },
    swapMade(state, { payload }: PayloadAction<{ key: string; offerId: string }>) {
      const { key, offerId } = payload;
      const draft = state.byKey[key];
      if (!draft) return;
      delete state.byKey[key];
      if (state.openKey !== key) return;
      const { recipientHandle, counters } = draft;
      state.sent = { recipientHandle, offerId, isCounter: counters !== null };
      state.openKey = null;
    },
    swapRefused({ byKey }, { payload }: PayloadAction<{ key: string; errors: OfferError[] }>) {
      const draft = byKey[payload.key];
      if (!draft) return;
      Object.assign(draft, { isSending: false, errors: payload.errors });
      if (payload.errors.some(({ code }) => code === 'KEY_REUSED')) draft.idempotencyKey += '-';
    },
    swapFailed({ byKey }, { payload }: PayloadAction<{ key: string; failure: ApiError }>) {
      const draft = byKey[payload.key];
      if (draft) Object.assign(draft, { isSending: false, failure: payload.failure });
    },
  },
  selectors: {
    selectOpenSwap: (state): SwapDraft | undefined => openDraft(state),
    selectSwap: ({ byKey }, key: string): SwapDraft | undefined => byKey[key],
    selectSentSwap: ({ sent }) => sent,
    /** Whether anything would be lost with the window. */
    selectHasSwaps: ({ byKey }) => Object.keys(byKey).length > 0,
  },
});

export const swapDraftsReducer = swapDraftsSlice.reducer;
export const {
  swapOpened,
  swapClosed,
  swapDiscarded,
  swapCopiesChosen,
  swapChanged,
  swapSent,
  swapMade,
  swapRefused,
  swapFailed,
} = swapDraftsSlice.actions;
export const { selectOpenSwap, selectSwap, selectSentSwap, selectHasSwaps } =
  swapDraftsSlice.selectors;

/** Opens the form of a swap, with an earlier draft of the same. */
export const openSwap = (subject: SwapSubject, start: SwapStart) =>
  swapOpened({ ...subject, start, idempotencyKey: nanoid() });
