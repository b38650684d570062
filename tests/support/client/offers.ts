import type {
  SwapTerms,
  OfferSide,
  OfferStatus,
  ListOfferType,
  OfferType,
  PriceProposal,
  Commitment,
} from '@domain/offer';
import type { KnownPrice, Lacked } from '@domain/fairness';
import type { PriceType } from '@domain/pricing';

export interface FakeOfferItem {
  variantId: string;
  cardId: string;
  /** False if it is left out. */
  inReturn?: boolean;
  quantity: number;
  priceType: PriceType;
  fixedPriceInCents: number | null;
  marketPriceInCents: number | null;
  /** Null if it is left out. */
  proposal?: PriceProposal | null;
}

export interface FakeOfferNote {
  id: string;
  content: string;
  /** Left out if it isn't. */
  isRemoved?: boolean;
  /** ISO 8601. */
  createdAt: string;
  user: { id: string; handle: string | null };
}

/** An offer that the fake API knows, as the viewer sees it. */
export interface FakeOffer {
  id: string;
  status: OfferStatus;
  offerType: OfferType;
  initiator: { id: string; handle: string | null };
  recipient: { id: string; handle: string | null };
  mySide: OfferSide;
  declineReason: string | null;
  exchangedBy: OfferSide[];
  calledOffBy: OfferSide | null;
  isLapsed: boolean;
  expiresAt: string;
  remindedAt: string | null;
  termsNumber: number;
  termsBy: OfferSide;
  balanceInCents: number;
  balancePaidBy: OfferSide | null;
  terms: (SwapTerms & { number: number; sentBy: OfferSide; createdAt: string })[];
  version: number;
  isUnread: boolean;
  unreadNotes: number;
  createdAt: string;
  updatedAt: string;
  offerItems: FakeOfferItem[];
  notes: FakeOfferNote[];
  removedNoteIds?: string[];
}

/** The offers of the fake API; tests change them in place. */
export interface FakeOffers {
  offers: FakeOffer[];
  /** Copies of lists in open offers, by the owner's handle (`me` for the viewer's own) and printing. */
  commitments: Record<string, Record<string, Commitment>>;
  /** What players let others pick from their collections' extras, in the same way. */
  openExtras: Record<string, { variantId: string; cardId: string; available: number }[]>;
  /** Errors with which the next offer, or the next acceptance, is refused; empty for none. */
  refusals: object[];
  /** Why the next choices aren't balanced. */
  balanceRefusals: ('NOTHING_FITS' | 'BUSY' | 'FAILED')[];
  /** The inputs of offers that were made. */
  made: FakeOfferInput[];
  /** Notes before those that an offer contains. */
  earlierNotes: FakeOfferNote[];
  /** By printing; without an entry, its market price in the offer counts for all 30 days. */
  prices: Record<string, Partial<KnownPrice>>;
  /** How many copies of each printing its buyer lacks; unknown without an entry. */
  lacked: Record<string, Lacked>;
}

export const noOffers = (given: Partial<FakeOffers> = {}): FakeOffers => ({
  offers: [],
  commitments: {},
  openExtras: {},
  refusals: [],
  balanceRefusals: [],
  made: [],
  earlierNotes: [],
  prices: {},
  lacked: {},
  ...given,
});

/** An input of `createOffer`. */
export interface FakeOfferInput {
  idempotencyKey: string;
  recipientHandle: string;
  offerType: ListOfferType;
  note?: string | null;
  answerDays: number;
  offerItems: (Omit<FakeOfferItem, 'cardId' | 'marketPriceInCents'> & {
    expectedPriceInCents?: number | null;
  })[];
}
