import { type Random, randomFrom } from '../catalogue';
import { type Found, openPacks } from './booster';
import { daysAgo, type Ledger, startLedger } from './ledger';
import type { SetPool } from './printing';
import { soughtPrintings } from './singles';

const DAYS = 365;
/** Days before the end of a set's time on which a box of it was opened. */
const BOXES = [0, 6, 19, 41];
const PURCHASES = 14;
const PRINTINGS_A_PURCHASE = 26;
const RECOUNTS = 6;
/** Copies of a plain card beyond this are given away. */
const ENOUGH = 8;

interface Occasion {
  /** Days ago, with a fraction, since nobody opens boxes at midnight. */
  days: number;
  happen(at: string): void;
}

/** A year of somebody who opens boxes of every set, buys missing cards, and sometimes counts again. */
export function collectorsLedger(pools: readonly SetPool[], seed: string): Ledger {
  const random = randomFrom(seed, 'collector');
  const ledger = startLedger();
  const evening = () => 0.1 + random.next() * 0.25;

  const boxes = pools.flatMap((pool, place) =>
    BOXES.map((later): Occasion => {
      const released = DAYS - (place * DAYS) / pools.length;
      const note = `Booster box of ${pool.setName}`;
      return {
        days: released - later - evening(),
        happen: (at) => ledger.add(at, note, openPacks(pool, random)),
      };
    }),
  );
  // Spread evenly, the last one of each kind a while ago.
  const times = (count: number, happen: Occasion['happen']): Occasion[] =>
    Array.from({ length: count }, (_, nth) => ({
      days: DAYS - ((nth + 0.8) / count) * DAYS - evening(),
      happen,
    }));
  const occasions = [
    ...boxes,
    ...times(PURCHASES, (at) => ledger.add(at, 'Bought singles', purchase(pools, random))),
    ...times(RECOUNTS, (at) => ledger.add(at, 'Counted again', recount(ledger, random))),
    ...times(3, (at) => ledger.add(at, 'Gave extra cards away', extras(ledger))),
    ...times(2, (at) => ledger.need(at, 'For a second deck', secondDeck(ledger, pools, random))),
  ];
  for (const { days, happen } of occasions.sort((a, b) => b.days - a.days)) happen(daysAgo(days));
  return ledger;
}

const purchase = (pools: readonly SetPool[], random: Random): Found =>
  new Map(
    soughtPrintings(pools, PRINTINGS_A_PURCHASE, random).map(({ id, variantType }) => [
      id,
      variantType === 'STANDARD' ? random.int(1, 2) : 1,
    ]),
  );

/** One more or one less of a few, as when a forgotten binder turns up. */
function recount(ledger: Ledger, random: Random): Found {
  const some = random.shuffled(ledger.owned()).slice(0, 9);
  return new Map(some.map(([id]) => [id, random.chance(0.6) ? 1 : -1]));
}

const extras = (ledger: Ledger): Found =>
  new Map(
    ledger
      .owned()
      .filter(([, { inventory }]) => inventory > ENOUGH)
      .map(([id, { inventory }]) => [id, ENOUGH - inventory]),
  );

const secondDeck = (ledger: Ledger, pools: readonly SetPool[], random: Random) =>
  new Map(
    soughtPrintings(pools, 60, random)
      .filter(({ id, variantType }) => variantType === 'STANDARD' && ledger.countOf(id).inventory)
      .map(({ id }) => [id, random.int(1, 3)]),
  );

/** The collection of somebody who opens some packs of one or two sets, and buys or swaps cards. */
export function smallLedger(pools: readonly SetPool[], random: Random): Ledger {
  const ledger = startLedger();
  const favourites = random.shuffled(pools).slice(0, random.int(1, 3));
  let days = random.int(90, 360) + random.next();
  for (const pool of favourites) {
    const packs = random.int(6, 24);
    ledger.add(daysAgo(days), `Packs of ${pool.setName}`, openPacks(pool, random, packs));
    days *= 0.3 + random.next() * 0.5;
    const liked = soughtPrintings(favourites, random.int(4, 16), random);
    ledger.add(daysAgo(days), 'Swapped with friends', new Map(liked.map(({ id }) => [id, 1])));
    days *= 0.3 + random.next() * 0.6;
  }
  return ledger;
}
