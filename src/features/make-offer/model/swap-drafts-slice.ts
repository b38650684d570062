import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_ANSWER_DAYS, MAX_OFFER_ITEMS } from '@domain/offer';
import { typedPriceOf } from '@domain/pricing';
import type { OfferError } from '@/entities/offer';
import type { ApiError } from '@/shared/api';
import type { OfferPick } from './offer-draft';
import {
  type BalanceOutcome,
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

interface SwapBalanced {
  key: string;
  /** The id of the balancing. */
  request: string;
  outcome: BalanceOutcome;
  /** The proposed cards; null if there are none. */
  piles: Record<SwapPile, readonly OfferPick[]> | null;
}

interface SwapRefused {
  key: string;
  errors: OfferError[];
  /** The next idempotency key, if the last one was used by a swap that had already arrived. */
  nextKey: string | null;
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
      const outdated = Object.entries(state.byKey).filter(
        ([known, draft]) =>
          known !== key && draft.counters !== null && draft.counters.offerId === counters?.offerId,
      );
      for (const [known] of outdated) delete state.byKey[known];
      state.byKey[key] ??= {
        recipientHandle,
        counters,
        idempotencyKey,
        gives: byVariant(start.gives),
        gets: byVariant(start.gets),
        balance: start.balanceInCents === 0 ? '' : typedPriceOf(start.balanceInCents),
        iPay: start.iPay,
        answerDays: DEFAULT_ANSWER_DAYS,
        // What was written beside terms that are no longer the present ones.
        note: outdated.map(([, { note }]) => note).join('\n'),
        balancing: null,
        balanced: start.balanced ?? null,
        isTouched: false,
        isSending: false,
        errors: [],
        failure: null,
      };
      state.openKey = key;
      state.sent = null;
    },
    swapClosed(state) {
      const draft = openDraft(state);
      if (draft && !draft.isTouched) delete state.byKey[swapKeyOf(draft)];
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
      Object.assign(draft, { isTouched: true, failure: null, balancing: null, balanced: null });
      draft.errors = draft.errors.filter(({ variantId }) => variantId !== pick.variantId);
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
      Object.assign(draft, payload, { isTouched: true, failure: null });
      if ('balance' in payload || 'iPay' in payload) {
        Object.assign(draft, { balancing: null, balanced: null });
      }
      draft.errors = draft.errors.filter(({ variantId }) => variantId !== null);
    },
    swapBalancing({ byKey }, { payload }: PayloadAction<{ key: string; request: string }>) {
      const draft = byKey[payload.key];
      if (draft) Object.assign(draft, { balancing: payload.request, balanced: null });
    },
    /** Takes over the cards of a balancing, unless the person changed something meanwhile. */
    swapBalanced({ byKey }, { payload }: PayloadAction<SwapBalanced>) {
      const { key, request, outcome, piles } = payload;
      const draft = byKey[key];
      if (draft?.balancing !== request) return;
      Object.assign(draft, { balancing: null, balanced: outcome });
      if (piles === null || outcome.kind !== 'FOUND' || outcome.changes === 0) return;
      Object.assign(draft, {
        gives: byVariant(piles.gives),
        gets: byVariant(piles.gets),
        isTouched: true,
        errors: [],
        failure: null,
      });
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
    swapRefused({ byKey }, { payload }: PayloadAction<SwapRefused>) {
      const { key, errors, nextKey } = payload;
      const draft = byKey[key];
      if (!draft) return;
      Object.assign(draft, { isSending: false, errors });
      draft.idempotencyKey = nextKey ?? draft.idempotencyKey;
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
    selectHasSwaps: ({ byKey }) => Object.values(byKey).some(({ isTouched }) => isTouched),
  },
});

export const swapDraftsReducer = swapDraftsSlice.reducer;
export const {
  swapOpened,
  swapClosed,
  swapDiscarded,
  swapCopiesChosen,
  swapChanged,
  swapBalancing,
  swapBalanced,
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
