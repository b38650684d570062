import {
  DEFAULT_ANSWER_DAYS,
  type ListOfferType,
  MAX_OFFER_ITEMS,
  type OfferSide,
  type OfferType,
  sellerSide,
} from '@domain/offer';
import { isNamedPrice, type PriceType, typedPriceOf } from '@domain/pricing';
import type { BalanceAnswer, NewOfferItem, OfferError } from '@/entities/offer';
import type { ApiError } from '@/shared/api';
import { type Draft, newDraft, type OutboxState, type SendFailure } from '@/shared/lib/outbox';

/** A printing for an offer, and how many copies of it. */
export interface OfferPick {
  variantId: string;
  cardId: string;
  quantity: number;
}

/** The cards of an offer, from the viewer's point of view. */
export type OfferPile = 'gives' | 'wants';

/** What an offer is about: somebody's list, a swap with somebody, or other terms for an offer. */
export interface OfferSubject {
  recipientHandle: string;
  offerType: OfferType;
  /** The terms that are answered; null for a new offer. */
  counters: { offerId: string; termsNumber: number; mySide: OfferSide } | null;
  /** The key of the deal's part that it is for: it has a draft of its own, and is its offer's key. */
  dealKey?: string | undefined;
}

/** An offer on somebody's list: the recipient's, or the viewer's own if they answer its terms as the recipient. */
export interface ListSubject extends Omit<OfferSubject, 'counters'> {
  offerType: ListOfferType;
  counters?: OfferSubject['counters'];
}

/** A price that a person set in place of the one that the lists propose. */
interface DraftPrice {
  priceType: PriceType;
  /** In whole cents: the FIXED price, or the last one that was typed; null until one is typed. */
  fixedPriceInCents: number | null;
  /** The text in the price's field if it can't be read as a price; otherwise null. */
  typed: { text: string; isLeft: boolean } | null;
}

/** What is paid: in a swap an amount beside the cards, on a list a price for each printing. */
interface OfferMoney {
  /** As it is typed, in dollars; empty for none. */
  amount: string;
  iPay: boolean;
  /** By the printing's id; without one, the price is the one that the lists propose. */
  prices: Record<string, DraftPrice>;
}

/** What an offer says. One to buy gives money and wants cards; a swap has cards on both sides, by the printing's id. */
export interface OfferTerms extends Record<OfferPile, Record<string, OfferPick>> {
  money: OfferMoney;
  /** After so many days without an answer it expires. */
  days: number;
  note: string;
}

/** What a swap's form begins with. */
export interface SwapStart extends Record<OfferPile, readonly OfferPick[]> {
  balanceInCents: number;
  iPay: boolean;
  /** If these cards were balanced. */
  balanced?: BalanceOutcome;
}

/** How balancing ended (rules/fairness#balance-it). */
export type BalanceOutcome =
  | {
      kind: 'FOUND';
      /** Copies more or fewer than before; null for the choice with which a swap begins. */
      changes: number | null;
      /** How much more the player gets than they give, money included; negative for less. */
      leadInCents: number;
      isEven: boolean;
      isProvenBest: boolean;
    }
  | { kind: 'REFUSED'; refusal: NonNullable<BalanceAnswer['refusal']> }
  | { kind: 'FAILED'; failure: ApiError };

/** The current market price in whole cents, from the server's refusal of an older one. */
export interface ServerPrice {
  was: number | null;
  is: number | null;
}

/** What a draft began from, and the offer that it has become. */
interface OfferOrigin {
  terms: OfferTerms;
  /** Null until the server has it. */
  offerId: string | null;
}

/** An offer that is put together. It is kept until the person sends or discards it. */
export interface OfferDraft extends OfferSubject, Draft<OfferTerms, OfferOrigin> {
  failure: (Omit<SendFailure, 'errors'> & { errors?: OfferError[] }) | null;
  /** Doesn't change while it is sent again. */
  idempotencyKey: string;
  /** The next one, if this one turns out to be used by an offer that had already arrived. */
  nextKey: string;
  /** What an offer on a list asks for, at the prices that the person saw when they last sent it. */
  asked: NewOfferItem[];
  /** By the printing's id. */
  serverPrices: Record<string, ServerPrice>;
  /** The id of the balancing that runs; a change of what is balanced ends it. */
  balancing: string | null;
  /** How the last balancing ended; null once something else was chosen. */
  balanced: BalanceOutcome | null;
}

/** The halves of a list offer's dialog, of which a narrow window shows one at a time. */
export type OfferPane = 'CARDS' | 'OFFER';

/** The open dialog. */
export interface OpenOffer {
  /** The draft's. */
  key: string;
  pane: OfferPane;
  /** The search text for the list's cards. */
  search: string;
}

/** The drafts by `draftKeyOf`: they stay when the dialog is closed. */
export interface OfferDraftsState extends OutboxState<OfferDraft> {
  /** Null while the dialog is closed. */
  open: OpenOffer | null;
}

/** There is no draft. */
export const NO_OFFER_DRAFTS: OfferDraftsState = { entries: {}, open: null };

/** The key of a draft: one for each list, each part of a deal, each player to swap with, and each offer to answer. */
export const draftKeyOf = ({
  recipientHandle,
  offerType,
  counters,
  dealKey,
}: Pick<OfferSubject, 'recipientHandle' | 'offerType'> & Partial<OfferSubject>): string =>
  counters?.offerId ?? dealKey ?? `${offerType} ${recipientHandle}`;

/** Where the cards of an offer on a list are: the viewer wants or gives them. */
export const pileOf = ({
  offerType,
  counters,
}: Pick<OfferSubject, 'offerType'> & Partial<OfferSubject>): OfferPile =>
  sellerSide(offerType) === (counters?.mySide ?? 'INITIATOR') ? 'gives' : 'wants';

/** Picks by the printing's id. */
export const byPrinting = (picks: readonly OfferPick[]): Record<string, OfferPick> =>
  Object.fromEntries(picks.map((pick) => [pick.variantId, pick]));

/** Picks as the server takes them. */
export const copiesOf = (picks: Record<string, OfferPick> | readonly OfferPick[]) =>
  Object.values(picks).map(({ variantId, quantity }) => ({ variantId, quantity }));

/** How many printings an offer names. */
export const printingsIn = ({ gives, wants }: OfferTerms): number =>
  Object.keys(gives).length + Object.keys(wants).length;

/** Terms with printings added to a pile, as far as there is room; those that are in it stay as they are. */
export function withPicks(
  terms: OfferTerms,
  pile: OfferPile,
  picks: readonly OfferPick[],
): OfferTerms {
  const added = picks
    .filter(({ variantId }) => !(variantId in terms[pile]))
    .slice(0, MAX_OFFER_ITEMS - printingsIn(terms));
  return { ...terms, [pile]: { ...terms[pile], ...byPrinting(added) } };
}

/** The terms of an offer on a list that has no cards yet. */
export const emptyTerms = (offerType: OfferType): OfferTerms => ({
  gives: {},
  wants: {},
  money: { amount: '', iPay: offerType !== 'SELL', prices: {} },
  days: DEFAULT_ANSWER_DAYS,
  note: '',
});

/** The terms with which a swap begins. */
export const swapTerms = ({ gives, wants, balanceInCents, iPay }: SwapStart): OfferTerms => ({
  ...emptyTerms('TRADE'),
  gives: byPrinting(gives),
  wants: byPrinting(wants),
  money: { amount: balanceInCents === 0 ? '' : typedPriceOf(balanceInCents), iPay, prices: {} },
});

/** A printing in the terms of an offer on a list that are answered. */
export interface ListedPick extends OfferPick {
  priceType: PriceType;
  /** Null if none is named. */
  fixedPriceInCents: number | null;
}

/** The terms with which a counter to an offer on a list begins: the present ones. */
export const listTerms = (subject: OfferSubject, picks: readonly ListedPick[]): OfferTerms => {
  const terms = emptyTerms(subject.offerType);
  const plain = picks.map(({ variantId, cardId, quantity }) => ({ variantId, cardId, quantity }));
  const prices = Object.fromEntries(
    picks.map(({ variantId, priceType, fixedPriceInCents }) => [
      variantId,
      {
        priceType,
        fixedPriceInCents: isNamedPrice(priceType) ? fixedPriceInCents : null,
        typed: null,
      },
    ]),
  );
  return { ...terms, [pileOf(subject)]: byPrinting(plain), money: { ...terms.money, prices } };
};

/** What a new swap may name: each printing on one side, and no more of them than an offer may have. */
export function sendable(start: SwapStart): SwapStart {
  const wanted = new Set(start.wants.map(({ variantId }) => variantId));
  const gives = start.gives.filter(({ variantId }) => !wanted.has(variantId));
  const most = (others: number) => Math.max(MAX_OFFER_ITEMS - others, MAX_OFFER_ITEMS / 2);
  return {
    ...start,
    gives: gives.slice(0, most(start.wants.length)),
    wants: start.wants.slice(0, most(gives.length)),
  };
}

/** A draft that begins from some terms. */
export const newOffer = (
  subject: OfferSubject,
  terms: OfferTerms,
  idempotencyKey: string,
): OfferDraft => ({
  ...subject,
  ...newDraft({ terms, offerId: null }, terms),
  status: 'kept',
  failure: null,
  idempotencyKey,
  nextKey: idempotencyKey,
  asked: [],
  serverPrices: {},
  balancing: null,
  balanced: null,
});

/** Whether it is an offer on somebody's list. */
export const isOnList = (draft: OfferDraft): draft is OfferDraft & ListSubject =>
  draft.offerType !== 'TRADE';

/** Whether discarding a draft would lose what the person chose, wrote or tried to send. */
export const hasContents = ({ status, wanted, seen }: OfferDraft): boolean =>
  status === 'refused' ||
  (status !== 'saved' && JSON.stringify(wanted) !== JSON.stringify(seen.terms));

/** Whether the server's reason is about a printing's price. */
export const isAboutPrice = ({ code, field }: OfferError): boolean =>
  code === 'PRICE_CHANGED' || field.toLowerCase().includes('price');
