import { daysAgo } from '../ledger';
import { daysBefore, type DemoOffer, type DemoOfferItem } from './offer';

/** Two players by their handles, and what one of them could buy from the other. */
export interface PossibleTrade {
  seller: string;
  buyer: string;
  items: DemoOfferItem[];
}

/** The most printings that one of these offers names. */
const PRINTINGS = 4;
const some = (items: readonly DemoOfferItem[]) => items.slice(0, PRINTINGS);

/**
 * Pending offers to buy, every other one with a note.
 * @param days the age of the latest in days
 */
export const pendingPurchases = (trades: readonly PossibleTrade[], days: number): DemoOffer[] =>
  trades.map(({ seller, buyer, items }, nth) => ({
    initiator: buyer,
    recipient: seller,
    offerType: 'BUY',
    items: some(items),
    story: [
      {
        by: 'INITIATOR',
        at: daysAgo(days + nth * 1.73),
        ...(nth % 2 === 0 && {
          note: 'Hello! Are these still there? I could fetch them any evening.',
        }),
      },
    ],
  }));

/** An offer to sell that waits for its recipient. */
export const pendingSale = ({ seller, buyer, items }: PossibleTrade): DemoOffer => ({
  initiator: seller,
  recipient: buyer,
  offerType: 'SELL',
  items: some(items),
  story: [
    { by: 'INITIATOR', at: daysAgo(2.2), note: 'All of them near mint, and cheaper together.' },
  ],
});

/** An accepted offer that isn't exchanged yet. */
export const acceptedPurchase = ({ seller, buyer, items }: PossibleTrade): DemoOffer => ({
  initiator: buyer,
  recipient: seller,
  offerType: 'BUY',
  items: some(items),
  story: [
    { by: 'INITIATOR', at: daysAgo(4.4) },
    { by: 'RECIPIENT', at: daysAgo(3.7), action: 'ACCEPT', note: 'Set aside for you.' },
  ],
});

/**
 * An exchanged offer.
 * @param at the time of the second mark, ISO 8601
 */
export const exchangedPurchase = (
  { seller, buyer, items }: PossibleTrade,
  at: string,
): DemoOffer => ({
  initiator: buyer,
  recipient: seller,
  offerType: 'BUY',
  items,
  story: [
    { by: 'INITIATOR', at: daysBefore(at, 4) },
    { by: 'RECIPIENT', at: daysBefore(at, 3), action: 'ACCEPT' },
    { by: 'RECIPIENT', at: daysBefore(at, 1), action: 'MARK_EXCHANGED' },
    { by: 'INITIATOR', at, action: 'MARK_EXCHANGED', note: 'A pleasure to trade with you!' },
  ],
});
