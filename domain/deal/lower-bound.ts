import type { Candidate, PreparedTask } from './candidates';
import { groupedBy } from '../grouped';
import { type Envelope, envelopesOf } from './postage';

/** What no plan comes below. */
export interface LowerBound {
  /** In whole cents, with what missing copies and envelopes count. */
  cents: number;
  /** Places of sellers, the likeliest of a good plan first, without those from which no better plan buys. */
  likeliest: readonly number[];
}

/** Each brings the prices of needs nearer to what their copies cost with postage. */
const ROUNDS = 400;
/** After so many rounds without a better bound, the steps become half as long. */
const PATIENCE = 12;

/** A seller’s candidates and envelopes. */
interface Offered {
  seller: number;
  candidates: readonly Candidate[];
  envelopes: readonly Envelope[];
}

/** What a seller would send if a copy of each need were worth its price. */
interface Chosen {
  /** What it comes to, the copies' worth taken off; below 0 if the envelope pays. */
  cents: number;
  copies: readonly (readonly [candidate: Candidate, copies: number])[];
}

/**
 * Bounds a task by Lagrange's relaxation: each seller decides alone what to send at a price for each need, and the prices
 * move until the sellers together send what is needed. Of an envelope's two limits the tighter one counts; minimums and
 * listings that needs share are left out. So a real plan costs no less.
 *
 * @param best what the best known plan comes to, in whole cents
 * @param isOver asked after each round, whether its bound has to do
 */
export function lowerBound(
  task: PreparedTask,
  best: number,
  isOver: () => boolean = () => false,
): LowerBound {
  const { needs, byNeed, missingCents } = task;
  const offers = offersOf(task);
  const prices = byNeed.map((candidates) => candidates[0]?.cents ?? 0);
  let cents = -Infinity;
  const useless = new Set<number>();
  let ranked: readonly { seller: number; cents: number }[] = [];
  let scale = 1;
  let waited = 0;
  for (let round = 0; round < ROUNDS && scale > 0.01; round += 1) {
    const chosen = offers.map((offered) => ({
      seller: offered.seller,
      ...bestEnvelope(offered, needs, prices),
    }));
    const sent = cheapest(chosen, task.mostSellers);
    const worth = needs.reduce((sum, { copies }, at) => sum + copies * (prices[at] ?? 0), 0);
    const bound = sent.reduce((sum, each) => sum + each.cents, worth);
    if (bound > cents) {
      cents = bound;
      waited = 0;
      ranked = chosen;
    } else if ((waited += 1) > PATIENCE) {
      scale /= 2;
      waited = 0;
    }
    // To buy from one that wouldn't send anything costs this much more.
    for (const each of chosen) {
      if (each.cents > 0 && bound + each.cents >= best) useless.add(each.seller);
    }
    const lacked = needs.map(({ copies }) => copies);
    for (const { copies } of sent) {
      for (const [{ need }, count] of copies) lacked[need] = (lacked[need] ?? 0) - count;
    }
    const norm = lacked.reduce((sum, count) => sum + count * count, 0);
    if (norm === 0 || isOver()) break;
    const step = (scale * Math.max(1, best - bound)) / norm;
    for (const [at, count] of lacked.entries()) {
      prices[at] = Math.min(missingCents, Math.max(0, (prices[at] ?? 0) + step * count));
    }
  }
  const likeliest = ranked
    .filter(({ seller }) => !useless.has(seller))
    .toSorted((one, other) => one.cents - other.cents)
    .map(({ seller }) => seller);
  // A rounding error must not make a bound of what a plan can reach.
  return { cents: Math.ceil(cents - 0.01), likeliest };
}

function offersOf({ candidates, sellers }: PreparedTask): Offered[] {
  return [...groupedBy(candidates, ({ seller }) => seller)].map(([at, own]) => {
    const { postage = null, envelopeCents = 0 } = sellers[at] ?? {};
    return { seller: at, candidates: own, envelopes: envelopesOf(postage, envelopeCents) };
  });
}

/** The envelope that pays most, filled with what is worth most above its price. */
function bestEnvelope(
  { candidates, envelopes }: Offered,
  needs: PreparedTask['needs'],
  prices: readonly number[],
): Chosen {
  const gaining = candidates
    .map((candidate) => ({ candidate, gain: (prices[candidate.need] ?? 0) - candidate.cents }))
    .filter(({ gain }) => gain > 0);
  const byCopy = gaining.toSorted((one, other) => other.gain - one.gain);
  const byCent = gaining.toSorted(
    (one, other) => other.gain * one.candidate.cents - one.gain * other.candidate.cents,
  );
  const copiesOf = ({ need }: Candidate) => needs[need]?.copies ?? 0;
  const packed = envelopes.map((envelope) => {
    const { upToCopies, upToCents } = envelope;
    // Each limit by itself is a bound; the tighter one counts.
    const ways = [fill(byCopy, copiesOf, () => 1, upToCopies)];
    if (upToCents < Infinity) ways.push(fill(byCent, copiesOf, ({ cents }) => cents, upToCents));
    const { gain, copies } = ways.reduce((one, other) => (other.gain < one.gain ? other : one));
    return { cents: envelope.cents - gain, copies };
  });
  return packed.reduce((one, other) => (other.cents < one.cents ? other : one));
}

/** Fills an envelope in this order; its last copy may be a part of one. */
function fill(
  gaining: readonly { candidate: Candidate; gain: number }[],
  copiesOf: (candidate: Candidate) => number,
  sizeOf: (candidate: Candidate) => number,
  most: number,
) {
  let room = most;
  let sum = 0;
  const copies: [Candidate, number][] = [];
  const had = new Map<number, number>();
  for (const { candidate, gain } of gaining) {
    const before = had.get(candidate.need) ?? 0;
    const size = sizeOf(candidate);
    const count = Math.min(candidate.most, copiesOf(candidate) - before, room / size);
    if (count <= 0) continue;
    had.set(candidate.need, before + count);
    room -= count * size;
    sum += count * gain;
    copies.push([candidate, count]);
  }
  return { gain: sum, copies };
}

/** Those whose envelopes pay: of so many sellers at most, those that pay most. */
function cheapest<Sent extends Chosen>(chosen: readonly Sent[], most: number | null): Sent[] {
  const paying = chosen.filter(({ cents }) => cents < 0);
  return most === null || paying.length <= most
    ? paying
    : paying.toSorted((one, other) => one.cents - other.cents).slice(0, most);
}
