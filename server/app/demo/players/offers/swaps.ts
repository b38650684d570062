import type { OfferSide, SwapItem } from '@domain/offer';
import { daysAgo } from '../ledger';
import type { DemoPlayer } from '../player';
import {
  daysBefore,
  minutesAfter,
  type DemoOffer,
  type DemoOfferItem,
  type StoryStep,
} from './offer';
import { type MarketPrices, tradesBetween } from './trades';

/** A swap of one printing for another, or for two, with its story. */
interface SwapStory {
  /** What the initiator pays under each terms, in whole cents; negative if the recipient does. The first are the initiator's. */
  pays: readonly [number, ...number[]];
  /** Whether the initiator gives a second printing from the second terms on. */
  addsSecond?: true;
  story: readonly [StoryStep, ...StoryStep[]];
  declineReason?: string;
  lapsedAt?: string;
}

const counter = (by: OfferSide, at: string, note: string): StoryStep => ({
  by,
  at,
  action: 'COUNTER',
  note,
});

/** Swaps that aren't exchanged. */
const STORIES: readonly SwapStory[] = [
  {
    pays: [0],
    story: [{ by: 'INITIATOR', at: minutesAfter(0.6, 0), note: 'One for one? Both are mint.' }],
  },
  {
    pays: [0, 400, 250],
    addsSecond: true,
    story: [
      { by: 'INITIATOR', at: minutesAfter(2.4, 0), note: 'Would you swap these two?' },
      counter(
        'RECIPIENT',
        minutesAfter(2.1, 0),
        'Mine is worth more. Add a card and four dollars?',
      ),
      counter('INITIATOR', minutesAfter(1.2, 0), 'The card, and $2.50. I carry the postage.'),
    ],
  },
  {
    pays: [150],
    story: [
      { by: 'INITIATOR', at: daysAgo(19.5) },
      { by: 'RECIPIENT', at: daysAgo(18.9), action: 'DECLINE' },
    ],
    declineReason: 'I promised mine to a friend.',
  },
  {
    pays: [-200],
    story: [
      { by: 'INITIATOR', at: daysAgo(27.3) },
      { by: 'INITIATOR', at: daysAgo(26.8), action: 'RESCIND' },
    ],
  },
  {
    pays: [0],
    story: [{ by: 'INITIATOR', at: daysAgo(21.2), note: 'No hurry.' }],
    lapsedAt: daysAgo(7.2),
  },
  {
    pays: [300],
    story: [
      { by: 'INITIATOR', at: daysAgo(34.1) },
      { by: 'RECIPIENT', at: daysAgo(33.6), action: 'ACCEPT' },
      {
        by: 'RECIPIENT',
        at: daysAgo(30.4),
        action: 'CALL_OFF',
        note: 'I can’t find it any more, sorry!',
      },
    ],
  },
  {
    pays: [-100],
    story: [
      { by: 'INITIATOR', at: daysAgo(3.6), note: 'Mine is worth a dollar more, I think.' },
      { by: 'RECIPIENT', at: daysAgo(3.1), action: 'ACCEPT', note: 'So do I. Deal!' },
    ],
  },
  {
    pays: [0],
    story: [
      { by: 'INITIATOR', at: daysAgo(15.2), note: 'Both by post on Friday?' },
      { by: 'RECIPIENT', at: daysAgo(14.8), action: 'ACCEPT' },
      { by: 'INITIATOR', at: daysAgo(10.3), action: 'MARK_EXCHANGED', note: 'Yours is here.' },
    ],
  },
];

/** A swap of one card for one that was exchanged. @param at the time of the second mark, ISO 8601 */
export function exchangedSwap(
  cards: Pick<Cards, 'given' | 'got' | 'prices'>,
  at: string,
): Omit<DemoOffer, 'initiator' | 'recipient'> {
  const swap: SwapStory = {
    pays: [0],
    story: [
      { by: 'INITIATOR', at: daysBefore(at, 5), note: 'One spare for another?' },
      { by: 'RECIPIENT', at: daysBefore(at, 4), action: 'ACCEPT' },
      { by: 'INITIATOR', at: daysBefore(at, 1), action: 'MARK_EXCHANGED' },
      { by: 'RECIPIENT', at, action: 'MARK_EXCHANGED', note: 'It arrived. Until next time!' },
    ],
  };
  return asOffer(swap, cards);
}

interface SwapsInput {
  collector: DemoPlayer;
  trader: DemoPlayer;
  prices: MarketPrices;
  /** Printings that aren't free any more. */
  committed: ReadonlySet<string>;
}

/** Swaps between collector and trader; each makes some. They may name printings of other offers that wait. */
export function swapsBetween({ collector, trader, prices, committed }: SwapsInput): DemoOffer[] {
  const priceOf = ({ variantId }: DemoOfferItem) => prices.get(variantId) ?? 0;
  const dearestFirst = (seller: DemoPlayer, buyer: DemoPlayer) =>
    tradesBetween(seller, buyer, prices)
      .filter(({ variantId }) => !committed.has(variantId))
      .toSorted((one, other) => priceOf(other) - priceOf(one));
  // So each is swapped for one of a similar price.
  const collectors = dearestFirst(collector, trader);
  const traders = dearestFirst(trader, collector);
  return STORIES.flatMap((swap, nth) => {
    const isTraders = nth % 2 === 0;
    const [mine, theirs] = isTraders ? [traders, collectors] : [collectors, traders];
    const [given, second, got] = [mine[nth], mine[nth + 1], theirs[nth]];
    if (given === undefined || second === undefined || got === undefined) return [];
    const people = isTraders
      ? { initiator: 'trader', recipient: 'collector' }
      : { initiator: 'collector', recipient: 'trader' };
    return [{ ...people, ...asOffer(swap, { given, second, got, prices }) }];
  });
}

interface Cards {
  given: DemoOfferItem;
  second?: DemoOfferItem;
  got: DemoOfferItem;
  prices: MarketPrices;
}

function asOffer(
  { pays, addsSecond, ...rest }: SwapStory,
  { given, second, got, prices }: Cards,
): Omit<DemoOffer, 'initiator' | 'recipient'> {
  const added = addsSecond && second;
  const oneCopy = ({ variantId }: DemoOfferItem): SwapItem => ({ variantId, quantity: 1 });
  const terms = pays.map((cents, at) => ({
    gives: [given, ...(added && at > 0 ? [added] : [])].map(oneCopy),
    gets: [oneCopy(got)],
    balanceInCents: Math.abs(cents),
    balancePaidBy: balanceBy(cents),
  }));
  const asItem = (item: DemoOfferItem, inReturn: boolean): DemoOfferItem => ({
    ...item,
    inReturn,
    quantity: 1,
    priceType: 'MARKET',
    // A swap's cards have no prices of their own (rules/offers#swaps).
    priceCents: prices.get(item.variantId) ?? null,
  });
  const items = [asItem(got, false), asItem(given, true)];
  if (added) items.push(asItem(added, true));
  return { ...rest, offerType: 'TRADE', terms, items };
}

/** Who pays the money in a swap, of which the initiator pays so much. */
function balanceBy(cents: number): OfferSide | null {
  if (cents === 0) return null;
  return cents > 0 ? 'INITIATOR' : 'RECIPIENT';
}
