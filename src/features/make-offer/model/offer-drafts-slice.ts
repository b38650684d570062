import { nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { MAX_OFFER_ITEMS } from '@domain/offer';
import { isNamedPrice, readFixedPrice, type PriceType } from '@domain/pricing';
import type { OfferError } from '@/entities/offer';
import { createDrafts } from '@/shared/lib/outbox';
import {
  type BalanceOutcome,
  byPrinting,
  draftKeyOf,
  emptyTerms,
  hasContents,
  isAboutPrice,
  type ListedPick,
  type ListSubject,
  listTerms,
  newOffer,
  NO_OFFER_DRAFTS,
  type OfferDraft,
  type OfferDraftsState,
  type OfferPane,
  type OfferPick,
  type OfferPile,
  type OfferSubject,
  type OfferTerms,
  pileOf,
  printingsIn,
  type SwapStart,
  swapTerms,
  withPicks,
} from './offer-draft';

/** The dialog is opened; the earlier draft of the same is continued. */
interface OfferOpened {
  subject: OfferSubject;
  /** What a new draft begins with. */
  terms: OfferTerms;
  /** How the balancing of these terms ended, if they were balanced. */
  balanced: BalanceOutcome | null;
  /** Printings to add, in an earlier draft as well. */
  picks: readonly OfferPick[];
  /** The key for a new draft. */
  idempotencyKey: string;
}

/** What an offer that is put together without its dialog says. */
type OfferPrepared = Pick<OfferOpened, 'subject' | 'terms' | 'idempotencyKey'>;

interface TermsChanged {
  money?: { amount?: string; iPay?: boolean };
  days?: number;
  note?: string;
}

interface OfferBalanced {
  key: string;
  /** The id of the balancing. */
  request: string;
  outcome: BalanceOutcome;
  /** The proposed cards; null if there are none. */
  piles: Record<OfferPile, readonly OfferPick[]> | null;
}

const openDraft = ({ entries, open }: OfferDraftsState): OfferDraft | undefined =>
  open ? entries[open.key] : undefined;

/** The last refusal no longer applies to parts that have changed, and a failed call not to the whole. */
function forgetErrors(draft: OfferDraft, isAbout: (error: OfferError) => boolean): void {
  const errors = draft.failure?.errors?.filter((error) => !isAbout(error)) ?? [];
  if (draft.failure && errors.length > 0) draft.failure.errors = errors;
  else draft.failure = null;
}

const ofPriceOf =
  (id: string) =>
  (error: OfferError): boolean =>
    error.variantId === id && isAboutPrice(error);

/** Drafts of offers to buy, to sell and to swap, and of other terms for an offer. */
export const offerDrafts = createDrafts({
  name: 'offerDrafts',
  initialState: NO_OFFER_DRAFTS,
  flashes: ({ open }, key) => open?.key === key,
  onSaved(state, key) {
    // The offer's page, on which it was opened, shows the new terms.
    if (state.entries[key]?.counters && state.open?.key === key) state.open = null;
  },
  onUnsaved({ entries }, key) {
    const draft = entries[key];
    for (const { code, variantId, presentPriceInCents: is } of draft?.failure?.errors ?? []) {
      if (!draft) break;
      if (code === 'KEY_REUSED') draft.idempotencyKey = draft.nextKey;
      if (code !== 'PRICE_CHANGED' || variantId === null) continue;
      const asked = draft.asked.find((item) => item.variantId === variantId);
      draft.serverPrices[variantId] = { was: asked?.expectedPriceInCents ?? null, is };
    }
  },
  reducers: {
    offerOpened(state, { payload }: PayloadAction<OfferOpened>) {
      const { subject, terms, balanced, picks, idempotencyKey } = payload;
      const key = draftKeyOf(subject);
      const before = state.entries[key];
      const isGoingOn = before?.counters?.termsNumber === subject.counters?.termsNumber;
      const fresh = { ...newOffer(subject, terms, idempotencyKey), balanced };
      // What was written beside terms that are no longer the present ones is kept.
      if (before && !isGoingOn) fresh.wanted = { ...terms, note: before.wanted.note };
      const draft = before && isGoingOn ? before : fresh;
      draft.wanted = withPicks(draft.wanted, pileOf(subject), picks);
      state.entries[key] = draft;
      state.open = { key, pane: printingsIn(draft.wanted) > 0 ? 'OFFER' : 'CARDS', search: '' };
    },
    /** An offer is put together without its dialog. */
    offerPrepared({ entries }, { payload }: PayloadAction<OfferPrepared>) {
      const { subject, terms, idempotencyKey } = payload;
      entries[draftKeyOf(subject)] ??= newOffer(subject, terms, idempotencyKey);
    },
    offerClosed(state) {
      const draft = openDraft(state);
      const isNeeded = draft && (draft.status === 'sending' || hasContents(draft));
      if (state.open && !isNeeded) delete state.entries[state.open.key];
      state.open = null;
    },
    offerDiscarded(state) {
      if (state.open) delete state.entries[state.open.key];
      state.open = null;
    },
    paneChosen({ open }, { payload: pane }: PayloadAction<OfferPane>) {
      if (open) open.pane = pane;
    },
    cardsSearched({ open }, { payload: search }: PayloadAction<string>) {
      if (open) open.search = search;
    },
    /** The number of copies of a printing in the offer; 0 removes it. */
    copiesChosen(state, { payload }: PayloadAction<{ pile: OfferPile; pick: OfferPick }>) {
      const draft = openDraft(state);
      if (!draft) return;
      const { pile, pick } = payload;
      const { variantId, quantity } = pick;
      const { [pile]: picks, money } = draft.wanted;
      Object.assign(draft, { balancing: null, balanced: null });
      forgetErrors(
        draft,
        (error) => error.variantId === variantId && (quantity === 0 || !isAboutPrice(error)),
      );
      if (quantity === 0) {
        delete picks[variantId];
        delete money.prices[variantId];
      } else if (picks[variantId] || printingsIn(draft.wanted) < MAX_OFFER_ITEMS) {
        picks[variantId] = pick;
      }
    },
    /** Money, who pays it, how long to wait, or the note is changed. */
    termsChanged(state, { payload: { money, ...rest } }: PayloadAction<TermsChanged>) {
      const draft = openDraft(state);
      if (!draft) return;
      Object.assign(draft.wanted, rest);
      Object.assign(draft.wanted.money, money);
      if (money) Object.assign(draft, { balancing: null, balanced: null });
      forgetErrors(draft, ({ variantId, code }) => variantId === null && code !== 'KEY_REUSED');
    },
    /** The kind of a price. A fixed price starts with its last value, or else with the given one. */
    priceTypeChosen(
      state,
      { payload }: PayloadAction<{ variantId: string; priceType: PriceType; cents: number | null }>,
    ) {
      const { variantId, priceType, cents } = payload;
      const draft = openDraft(state);
      if (!draft) return;
      const { prices } = draft.wanted.money;
      forgetErrors(draft, ofPriceOf(variantId));
      const typed = prices[variantId]?.typed ?? null;
      // A typed price that can't be read isn't replaced by another one behind its text.
      const fixedPriceInCents = prices[variantId]?.fixedPriceInCents ?? (typed ? null : cents);
      const isMissing = isNamedPrice(priceType) && fixedPriceInCents === null;
      prices[variantId] = {
        priceType,
        fixedPriceInCents,
        typed: typed ?? (isMissing ? { text: '', isLeft: false } : null),
      };
    },
    /** A fixed price is being typed. */
    priceTyped(state, { payload }: PayloadAction<{ variantId: string; text: string }>) {
      const { variantId, text } = payload;
      const draft = openDraft(state);
      if (!draft) return;
      forgetErrors(draft, ofPriceOf(variantId));
      draft.wanted.money.prices[variantId] = {
        priceType: 'FIXED',
        fixedPriceInCents: readFixedPrice(text).cents,
        typed: { text, isLeft: false },
      };
    },
    /** The field was left: a valid price is shown in its stored form; an invalid text stays until it is corrected. */
    priceLeft(state, { payload: variantId }: PayloadAction<string>) {
      const price = openDraft(state)?.wanted.money.prices[variantId];
      if (!price?.typed) return;
      if (price.fixedPriceInCents === null) price.typed.isLeft = true;
      else price.typed = null;
    },
    balancingStarted({ entries }, { payload }: PayloadAction<{ key: string; request: string }>) {
      const draft = entries[payload.key];
      if (draft) Object.assign(draft, { balancing: payload.request, balanced: null });
    },
    /** Takes over the cards of a balancing, unless the person changed something meanwhile. */
    offerBalanced({ entries }, { payload }: PayloadAction<OfferBalanced>) {
      const { key, request, outcome, piles } = payload;
      const draft = entries[key];
      if (draft?.balancing !== request) return;
      Object.assign(draft, { balancing: null, balanced: outcome });
      if (piles === null || outcome.kind !== 'FOUND' || outcome.changes === 0) return;
      const { gives, wants } = piles;
      Object.assign(draft.wanted, { gives: byPrinting(gives), wants: byPrinting(wants) });
      draft.failure = null;
    },
    offerSent(
      { entries },
      { payload }: PayloadAction<Pick<OfferDraft, 'asked' | 'nextKey'> & { key: string }>,
    ) {
      const { key, ...sent } = payload;
      const draft = entries[key];
      if (draft) Object.assign(draft, { ...sent, status: 'sending', failure: null });
    },
  },
  selectors: {
    selectOpenOffer: ({ open }) => open,
    selectOffer: ({ entries }, key: string): OfferDraft | undefined => entries[key],
    /** Whether anything would be lost with the window. */
    selectHasOffers: ({ entries }) => Object.values(entries).some(hasContents),
  },
});

export const offerDraftsReducer = offerDrafts.reducer;
export const {
  offerOpened,
  offerPrepared,
  offerClosed,
  offerDiscarded,
  paneChosen,
  cardsSearched,
  copiesChosen,
  termsChanged,
  priceTypeChosen,
  priceTyped,
  priceLeft,
  balancingStarted,
  offerBalanced,
  offerSent,
} = offerDrafts.actions;
export const { selectOpenOffer, selectOffer, selectHasOffers } = offerDrafts.selectors;

/** Opens the dialog for somebody's list, with an earlier draft for it and with printings found elsewhere. */
export const openListOffer = (list: ListSubject, picks: readonly OfferPick[] = []) =>
  offerOpened({
    subject: { counters: null, ...list },
    terms: emptyTerms(list.offerType),
    balanced: null,
    picks,
    idempotencyKey: list.dealKey ?? nanoid(),
  });

/** Opens the dialog of other terms for an offer on a list, with an earlier draft of the same. */
export const openListCounter = (subject: OfferSubject, picks: readonly ListedPick[]) =>
  offerOpened({
    subject,
    terms: listTerms(subject, picks),
    balanced: null,
    picks: [],
    idempotencyKey: nanoid(),
  });

/** Opens the dialog of a swap or of other terms for an offer, with an earlier draft of the same. */
export const openSwap = (subject: OfferSubject, start: SwapStart) =>
  offerOpened({
    subject,
    terms: swapTerms(start),
    balanced: start.balanced ?? null,
    picks: [],
    idempotencyKey: nanoid(),
  });
