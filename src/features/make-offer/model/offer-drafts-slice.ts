import { createSlice, type PayloadAction, nanoid } from '@reduxjs/toolkit';
import { DEFAULT_ANSWER_DAYS, MAX_OFFER_ITEMS } from '@domain/offer';
import { isNamedPrice, readFixedPrice, type PriceType } from '@domain/pricing';
import type { OfferError } from '@/entities/offer';
import type { ApiError } from '@/shared/api';
import {
  draftKeyOf,
  hasContents,
  type OfferDraft,
  type OfferSubject,
  type ServerPrice,
  NO_OFFER_DRAFTS,
  type OfferDraftsState,
  type OfferPane,
  type OfferPick,
} from './offer-draft';

/** The dialog is opened for somebody's list, with printings to add to the offer. */
interface OfferOpened extends OfferSubject {
  picks: readonly OfferPick[];
  /** The key for a new draft. */
  idempotencyKey: string;
}

interface OfferRefused {
  /** The draft's. */
  key: string;
  errors: OfferError[];
  /** Changed market prices, by the printing's id. */
  toldPrices: Record<string, ServerPrice>;
  /** The next idempotency key, if the last one was used by an offer that had already arrived. */
  nextKey: string | null;
}

/** The open dialog's draft. */
const openDraft = ({ byKey, open }: OfferDraftsState): OfferDraft | undefined =>
  open ? byKey[draftKeyOf(open)] : undefined;

/** The last refusal no longer applies to parts that have changed. */
function forgetErrors(draft: OfferDraft, isAbout: (error: OfferError) => boolean): void {
  draft.errors = draft.errors.filter((error) => !isAbout(error));
  draft.failure = null;
}

const offerDraftsSlice = createSlice({
  name: 'offerDrafts',
  initialState: NO_OFFER_DRAFTS,
  reducers: {
    offerOpened(state, { payload }: PayloadAction<OfferOpened>) {
      const { picks, idempotencyKey, recipientHandle, offerType } = payload;
      const subject = { recipientHandle, offerType };
      const draft = (state.byKey[draftKeyOf(subject)] ??= {
        ...subject,
        idempotencyKey,
        items: {},
        answerDays: DEFAULT_ANSWER_DAYS,
        note: '',
        serverPrices: {},
        isSending: false,
        errors: [],
        failure: null,
      });
      for (const pick of picks) {
        if (Object.keys(draft.items).length === MAX_OFFER_ITEMS) break;
        draft.items[pick.variantId] ??= { ...pick, price: null };
      }
      const pane = Object.keys(draft.items).length > 0 ? 'OFFER' : 'CARDS';
      state.open = { ...subject, pane, search: '', sentOfferId: null };
    },
    offerClosed(state) {
      const draft = openDraft(state);
      if (draft && !hasContents(draft)) delete state.byKey[draftKeyOf(draft)];
      state.open = null;
    },
    /** The draft is discarded. */
    offerDiscarded(state) {
      if (state.open) delete state.byKey[draftKeyOf(state.open)];
      state.open = null;
    },
    paneChosen({ open }, { payload: pane }: PayloadAction<OfferPane>) {
      if (open) open.pane = pane;
    },
    cardsSearched({ open }, { payload: search }: PayloadAction<string>) {
      if (open) open.search = search;
    },
    /** The number of copies of a printing in the offer; 0 removes it. */
    copiesChosen(state, { payload: pick }: PayloadAction<OfferPick>) {
      const draft = openDraft(state);
      if (!draft) return;
      const { variantId, quantity } = pick;
      forgetErrors(
        draft,
        (error) =>
          error.variantId === variantId && (quantity === 0 || error.code === 'NOT_AVAILABLE'),
      );
      const item = draft.items[variantId];
      if (quantity === 0) delete draft.items[variantId];
      else if (item) item.quantity = quantity;
      else if (Object.keys(draft.items).length < MAX_OFFER_ITEMS) {
        draft.items[variantId] = { ...pick, price: null };
      }
    },
    /** The kind of a price. A fixed price starts with its last value, or else with the given one. */
    priceTypeChosen(
      state,
      { payload }: PayloadAction<{ variantId: string; priceType: PriceType; cents: number | null }>,
    ) {
      const { variantId, priceType, cents } = payload;
      const draft = openDraft(state);
      const item = draft?.items[variantId];
      if (!item) return;
      forgetErrors(draft, (error) => error.variantId === variantId && isAboutPrice(error));
      const typed = item.price?.typed ?? null;
      // A typed price that can't be read isn't replaced by another one behind its text.
      const fixedPriceInCents = item.price?.fixedPriceInCents ?? (typed ? null : cents);
      const isMissing = isNamedPrice(priceType) && fixedPriceInCents === null;
      const nothingTyped = { text: '', isLeft: false };
      item.price = {
        priceType,
        fixedPriceInCents,
        typed: typed ?? (isMissing ? nothingTyped : null),
      };
    },
    /** A fixed price is being typed. */
    priceTyped(state, { payload }: PayloadAction<{ variantId: string; text: string }>) {
      const { variantId, text } = payload;
      const draft = openDraft(state);
      const item = draft?.items[variantId];
      if (!item) return;
      forgetErrors(draft, (error) => error.variantId === variantId && isAboutPrice(error));
      item.price = {
        priceType: 'FIXED',
        fixedPriceInCents: readFixedPrice(text).cents,
        typed: { text, isLeft: false },
      };
    },
    /** The field was left: a valid price is shown in its stored form; an invalid text stays until it is corrected. */
    priceLeft(state, { payload: variantId }: PayloadAction<string>) {
      const price = openDraft(state)?.items[variantId]?.price;
      if (!price?.typed) return;
      if (price.fixedPriceInCents === null) price.typed.isLeft = true;
      else price.typed = null;
    },
    noteTyped(state, { payload: note }: PayloadAction<string>) {
      const draft = openDraft(state);
      if (!draft) return;
      draft.note = note;
      forgetErrors(draft, ({ field }) => field === 'note');
    },
    answerDaysChosen(state, { payload: days }: PayloadAction<number>) {
      const draft = openDraft(state);
      if (!draft) return;
      draft.answerDays = days;
      forgetErrors(draft, ({ field }) => field === 'answerDays');
    },
    offerSent({ byKey }, { payload: key }: PayloadAction<string>) {
      const draft = byKey[key];
      if (!draft) return;
      draft.isSending = true;
      draft.errors = [];
      draft.failure = null;
    },
    /** The server has created the offer. */
    offerMade(state, { payload }: PayloadAction<{ key: string; offerId: string }>) {
      delete state.byKey[payload.key];
      if (state.open && draftKeyOf(state.open) === payload.key) {
        state.open.sentOfferId = payload.offerId;
      }
    },
    /** The server refused it, with reasons. */
    offerRefused({ byKey }, { payload }: PayloadAction<OfferRefused>) {
      const { key, errors, toldPrices, nextKey } = payload;
      const draft = byKey[key];
      if (!draft) return;
      draft.isSending = false;
      draft.errors = errors;
      draft.idempotencyKey = nextKey ?? draft.idempotencyKey;
      Object.assign(draft.serverPrices, toldPrices);
    },
    /** The call failed; it may not be known whether the offer arrived. */
    offerFailed({ byKey }, { payload }: PayloadAction<{ key: string; failure: ApiError }>) {
      const draft = byKey[payload.key];
      if (!draft) return;
      draft.isSending = false;
      draft.failure = payload.failure;
    },
  },
  selectors: {
    selectOpenOffer: ({ open }) => open,
    /** The draft for somebody's list; undefined if there is none. */
    selectOfferDraft: ({ byKey }, subject: OfferSubject): OfferDraft | undefined =>
      byKey[draftKeyOf(subject)],
    /** Whether anything would be lost with the window. */
    selectHasDrafts: ({ byKey }) => Object.values(byKey).some(hasContents),
  },
});

const isAboutPrice = ({ code, field }: OfferError): boolean =>
  code === 'PRICE_CHANGED' || field.toLowerCase().includes('price');

export const offerDraftsReducer = offerDraftsSlice.reducer;
export const {
  offerOpened,
  offerClosed,
  offerDiscarded,
  paneChosen,
  cardsSearched,
  copiesChosen,
  priceTypeChosen,
  priceTyped,
  priceLeft,
  noteTyped,
  answerDaysChosen,
  offerSent,
  offerMade,
  offerRefused,
  offerFailed,
} = offerDraftsSlice.actions;
export const { selectOpenOffer, selectOfferDraft, selectHasDrafts } = offerDraftsSlice.selectors;

/** Opens the dialog for somebody's list, with an earlier draft for it and with printings found elsewhere. */
export const openOfferDialog = (subject: OfferSubject, picks: readonly OfferPick[] = []) =>
  offerOpened({ ...subject, picks, idempotencyKey: nanoid() });
