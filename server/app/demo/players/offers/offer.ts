import type { OfferAction, OfferSide, OfferType, SwapTerms } from '@domain/offer';
import type { StoredItem } from '@server/modules/offers/tables';
import type { PriceType } from '@domain/pricing';
import { daysAgo } from '../ledger';

export interface DemoOfferItem {
  variantId: string;
  /** Whether the initiator of a swap gives it. */
  inReturn?: boolean;
  /** 1 to 4. */
  quantity: number;
  priceType: PriceType;
  /** In whole cents; a market price as it was when the offer was made; null if it is to be agreed. */
  priceCents: number | null;
  /** What the sides agree on for a copy without a price. */
  agreedCents: number;
}

/** An action of one side, a note, or both. */
export interface StoryStep {
  by: OfferSide;
  /** ISO 8601. */
  at: string;
  action?: OfferAction;
  note?: string;
}

/** An offer between two players, by their handles, with its history. */
export interface DemoOffer {
  initiator: string;
  recipient: string;
  offerType: OfferType;
  items: DemoOfferItem[];
  /** The first event is its creation, by the initiator. */
  story: readonly [StoryStep, ...StoryStep[]];
  /** A swap's or a countered offer's terms, from the initiator's side: the first, and those of each counter-offer. */
  terms?: readonly SwapTerms<StoredItem>[];
  /** When it expired, ISO 8601; left out if it didn't. */
  lapsedAt?: string;
  /** The recipient's reason for a decline. */
  declineReason?: string;
}

const MINUTES_A_DAY = 1_440;

/** A time some minutes after a number of days ago, ISO 8601. */
export const minutesAfter = (days: number, minutes: number): string =>
  daysAgo(days - minutes / MINUTES_A_DAY);

const DAY_MS = 86_400_000;

/** A time some days before another, ISO 8601. */
export const daysBefore = (at: string, days: number): string =>
  new Date(Date.parse(at) - days * DAY_MS).toISOString();
