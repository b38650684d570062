import { daysAgo } from '../ledger';
import type { DemoPlayer } from '../player';
import { minutesAfter, type DemoOffer, type DemoOfferItem } from './offer';
import { tradesBetween, type MarketPrices } from './trades';

/** What the trader offers the collector, or the other way round. */
type Unaddressed = Omit<DemoOffer, 'initiator' | 'recipient'>;

/**
 * Offers of every status between the two accounts, made by either (rules/operation#demo-people); no two name the same
 * printing.
 */
export function accountOffers(
  collector: DemoPlayer,
  trader: DemoPlayer,
  prices: MarketPrices,
): DemoOffer[] {
  const collectors = cycleThrough(tradesBetween(collector, trader, prices));
  const traders = cycleThrough(tradesBetween(trader, collector, prices));
  const byTrader: Unaddressed[] = [
    talkedOver(collectors(3)),
    justOffered(traders(2)),
    {
      offerType: 'BUY',
      items: collectors(2),
      story: [
        { by: 'INITIATOR', at: daysAgo(24.3) },
        { by: 'RECIPIENT', at: daysAgo(23.9), action: 'DECLINE' },
      ],
      declineReason: 'I have just sleeved these for a deck. Ask me again after the season.',
    },
    {
      offerType: 'SELL',
      items: traders(2),
      story: [
        { by: 'INITIATOR', at: daysAgo(31.6) },
        { by: 'INITIATOR', at: daysAgo(30.2), action: 'RESCIND' },
      ],
    },
  ];
  const byCollector: Unaddressed[] = [
    askedAbout(traders(2)),
    handedOver(traders(2)),
    {
      offerType: 'SELL',
      items: collectors(2),
      story: [
        { by: 'INITIATOR', at: daysAgo(17.4) },
        { by: 'RECIPIENT', at: daysAgo(16.8), action: 'DECLINE' },
      ],
      declineReason: 'A little too dear for me this month.',
    },
    {
      offerType: 'BUY',
      items: traders(2),
      story: [
        { by: 'INITIATOR', at: daysAgo(40.5) },
        {
          by: 'INITIATOR',
          at: daysAgo(40.4),
          action: 'RESCIND',
          note: 'Found both in an old binder of mine. Sorry for the noise!',
        },
      ],
    },
    countered(traders(2)),
  ];
  return [
    ...byTrader.map((offer) => ({ ...offer, initiator: 'trader', recipient: 'collector' })),
    ...byCollector.map((offer) => ({ ...offer, initiator: 'collector', recipient: 'trader' })),
  ];
}

/** Hands out items in order, each once. */
function cycleThrough(items: readonly DemoOfferItem[]): (count: number) => DemoOfferItem[] {
  let given = 0;
  return (count) => items.slice(given, (given += count));
}

/** An accepted offer with a discussion, not yet exchanged. */
const talkedOver = (items: DemoOfferItem[]): Unaddressed => ({
  offerType: 'BUY',
  items,
  story: [
    {
      by: 'INITIATOR',
      at: minutesAfter(6.2, 0),
      note: 'Hi! These would finish my deck for the club evening. I pay what your list says.',
    },
    {
      by: 'RECIPIENT',
      at: minutesAfter(6.2, 42),
      note: 'Good choice. The first one has a soft corner, the others went straight into sleeves.',
    },
    {
      by: 'RECIPIENT',
      at: minutesAfter(6.2, 44),
      note: 'I can take a picture tonight, if you want to see it first.',
    },
    {
      by: 'INITIATOR',
      at: minutesAfter(6.2, 71),
      note: 'No need, it will be played.\nA soft corner is fine.',
    },
    { by: 'RECIPIENT', at: minutesAfter(6.2, 73), action: 'ACCEPT' },
    {
      by: 'RECIPIENT',
      at: minutesAfter(6.2, 74),
      note: 'Then it is a deal. I am at the club on Thursday from seven.',
    },
    { by: 'INITIATOR', at: minutesAfter(5.8, 0), note: 'See you there, with the exact sum.' },
  ],
});

/** Nobody has answered yet. */
const justOffered = (items: DemoOfferItem[]): Unaddressed => ({
  offerType: 'SELL',
  items,
  story: [
    {
      by: 'INITIATOR',
      at: minutesAfter(0.4, 0),
      note: 'I saw these on your want list and have some to spare.',
    },
  ],
});

/** The other side asks a question before it answers. */
const askedAbout = (items: DemoOfferItem[]): Unaddressed => ({
  offerType: 'BUY',
  items,
  story: [
    { by: 'INITIATOR', at: minutesAfter(1.3, 0) },
    {
      by: 'RECIPIENT',
      at: minutesAfter(0.9, 0),
      note: 'Would you take them by post, or can we meet?',
    },
  ],
});

/** One side has marked the offer as exchanged. */
const handedOver = (items: DemoOfferItem[]): Unaddressed => ({
  offerType: 'BUY',
  items,
  story: [
    { by: 'INITIATOR', at: daysAgo(12.6) },
    { by: 'RECIPIENT', at: daysAgo(12.2), action: 'ACCEPT', note: 'They are in the post.' },
    {
      by: 'INITIATOR',
      at: daysAgo(9.1),
      action: 'MARK_EXCHANGED',
      note: 'Arrived in perfect shape. Thank you!',
    },
  ],
});

/** The seller offers less than the buyer asked for. */
function countered(items: DemoOfferItem[]): Unaddressed {
  const left = items.slice(0, 1);
  const terms = [items, left].map((gets) => ({
    gives: [],
    gets: gets.map(({ variantId, quantity, priceType, priceCents }) => ({
      variantId,
      quantity,
      priceType,
      priceCents,
    })),
    balanceInCents: 0,
    balancePaidBy: null,
  }));
  return {
    offerType: 'BUY',
    items: left,
    terms,
    story: [
      { by: 'INITIATOR', at: minutesAfter(1.8, 0), note: 'Are both still there?' },
      {
        by: 'RECIPIENT',
        at: minutesAfter(0.3, 0),
        action: 'COUNTER',
        note: 'Only the first. The other one is in a deck again.',
      },
    ],
  };
}
