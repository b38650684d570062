import type { OfferAction, OfferSide, OfferType } from '@domain/offer';
import type { PriceType } from '@domain/pricing';
import { daysAgo } from '../ledger';

export interface DemoOfferItem {
  variantId: string;
  /** 1 to 4. */
  quantity: number;
  priceType: PriceType;
  /** In whole cents, of the market as it was when the offer was made; null where it is to be talked about. */
  priceCents: number | null;
}

/** Something that one side does with an offer, writes, or both. */
export interface Happening {
  by: OfferSide;
  /** ISO 8601. */
  at: string;
  action?: OfferAction;
  note?: string;
}

/** An offer between two players, who are known by their handles, and what happened to it from its making on. */
export interface DemoOffer {
  initiator: string;
  recipient: string;
  offerType: OfferType;
  items: DemoOfferItem[];
  /** The first one is its making, by the initiator. */
  story: readonly [Happening, ...Happening[]];
  /** What the recipient said to a decline. */
  declineReason?: string;
}

const MINUTES_A_DAY = 1_440;

/** A moment some minutes after one that was so many days ago, ISO 8601. */
export const minutesAfter = (days: number, minutes: number): string =>
  daysAgo(days - minutes / MINUTES_A_DAY);
