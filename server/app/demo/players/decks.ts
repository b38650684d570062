import type { Aspect } from '@domain/card';
import type { DeckLine, DeckVisibility } from '@domain/deck';
import type { Random } from '../catalogue';
import { daysAgo } from './ledger';
import type { DemoPlayer } from './player';
import type { DemoPrinting, SetPool } from './printing';

export interface DemoDeck {
  /** The same on every start, so that a link to it works. */
  id: string;
  name: string;
  format: string;
  visibility: DeckVisibility;
  isBuilt: boolean;
  lines: DeckLine[];
  /** ISO 8601. */
  updatedAt: string;
}

const MAIN = 50;
const TWIN_SUNS_MAIN = 80;
const MOST_COPIES = 3;
/** Of how many sellers, and how many cards of each, the deck that is nearly complete lacks. */
const SELLERS = 3;
const CARDS_A_SELLER = 2;

/** Copies of each card that nobody has used yet, by the card's id. */
type Free = Map<string, number>;

/**
 * The collector's four decks: two are built of their cards, the third lacks some that three others sell, the fourth is
 * one of Twin Suns.
 *
 * @param others the other players, three of which sell what the third deck lacks
 */
export function collectorsDecks(
  pools: readonly SetPool[],
  collector: DemoPlayer,
  others: readonly DemoPlayer[],
  random: Random,
): DemoDeck[] {
  const cards = cardsOf(pools);
  const free = ownedCopies(pools, collector);
  const leaders = random
    .shuffled(cards.filter(({ cardType }) => cardType === 'LEADER'))
    .filter(({ cardId }) => free.get(cardId));
  const bases = cards.filter(({ cardType, cardId }) => cardType === 'BASE' && free.get(cardId));
  const begin = (chosen: readonly DemoPrinting[]): Started => {
    const given = new Set(chosen.flatMap(({ aspects }) => aspects));
    const base =
      bases.find(({ aspects }) => aspects.some((aspect) => !given.has(aspect))) ?? bases[0];
    return start(base ? [...chosen, base] : chosen);
  };
  const [first, second, third] = withOtherAspects(leaders);
  const twins = twinLeaders(leaders);
  if (!first || !second || !third || !twins) return [];

  const league = filled(begin([first]), cards, { free, most: MOST_COPIES, size: MAIN });
  const slow = filled(begin([second]), cards, { free, most: MOST_COPIES, size: MAIN });
  const next = begin([third]);
  const sought = soldByOthers(next, cards, { others, collector: ownedCopies(pools, collector) });
  const nearly = filled({ ...next, lines: [...next.lines, ...sought] }, cards, {
    free: new Map(free),
    most: MOST_COPIES,
    size: MAIN,
  });
  const suns = filled(begin(twins), cards, {
    free: new Map(free),
    most: 1,
    size: TWIN_SUNS_MAIN,
  });
  return [
    { ...of(1, 'League night', league, 2), isBuilt: true, visibility: 'PUBLIC' },
    { ...of(2, 'The slow one', slow, 20), isBuilt: true, visibility: 'LINK' },
    of(3, 'Next league', nearly, 1),
    { ...of(4, 'Two suns at the kitchen table', suns, 45), format: 'twin-suns' },
  ];
}

/** A deck that somebody shows to everyone, whether they own its cards or not. */
export function publicDeck(pools: readonly SetPool[], name: string, random: Random): DemoDeck[] {
  const cards = random.shuffled(cardsOf(pools));
  const leader = cards.find(({ cardType }) => cardType === 'LEADER');
  const base = cards.find(({ cardType }) => cardType === 'BASE');
  if (!leader || !base) return [];
  const free: Free = new Map(cards.map(({ cardId }) => [cardId, MOST_COPIES]));
  const made = filled(start([leader, base]), cards, { free, most: MOST_COPIES, size: MAIN });
  return [{ ...of(5, name, made, 5), visibility: 'PUBLIC' }];
}

const of = (number: number, name: string, { lines }: Started, days: number): DemoDeck => ({
  id: `dec00000-0000-4000-8000-00000000000${number}`,
  name,
  format: 'premier',
  visibility: 'PRIVATE',
  isBuilt: false,
  lines,
  updatedAt: daysAgo(days),
});

/** A printing of each card. */
const cardsOf = (pools: readonly SetPool[]): DemoPrinting[] =>
  pools
    .flatMap(({ printings }) => printings)
    .filter(({ variantType }) => variantType === 'STANDARD');

/** The copies that a player owns and no accepted offer can take, since extras alone are for sale. */
function ownedCopies(pools: readonly SetPool[], { steps }: DemoPlayer): Free {
  const inventory = new Map<string, number>();
  for (const { changes } of steps) {
    for (const { variantId, to } of changes) inventory.set(variantId, to.inventory);
  }
  const owned: Free = new Map();
  for (const { id, cardId } of pools.flatMap(({ printings }) => printings)) {
    owned.set(cardId, (owned.get(cardId) ?? 0) + Math.min(inventory.get(id) ?? 0, MOST_COPIES));
  }
  return owned;
}

/** Leaders of which no two share their main aspect. */
function withOtherAspects(leaders: readonly DemoPrinting[]): DemoPrinting[] {
  const seen = new Set<Aspect | undefined>();
  return leaders.filter(({ aspects: [main] }) => !seen.has(main) && seen.add(main));
}

/** Two leaders that share a side, as Twin Suns wants them. */
function twinLeaders(leaders: readonly DemoPrinting[]): DemoPrinting[] | null {
  const heroes = leaders.filter(({ aspects }) => aspects.includes('HEROISM'));
  const villains = leaders.filter(({ aspects }) => aspects.includes('VILLAINY'));
  const twins = (heroes.length > 1 ? heroes : villains).slice(-2);
  return twins.length === 2 ? twins : null;
}

/** A deck that is being filled, and the aspects that its leaders and base give. */
interface Started {
  lines: DeckLine[];
  aspects: ReadonlySet<Aspect>;
}

const start = (faces: readonly DemoPrinting[]): Started => ({
  lines: faces.map(({ cardId, cardType }) => ({
    cardId,
    part: cardType === 'LEADER' ? 'LEADER' : 'BASE',
    copies: 1,
  })),
  aspects: new Set(faces.flatMap(({ aspects }) => aspects)),
});

const fits = ({ aspects }: Started, card: DemoPrinting): boolean =>
  card.cardType !== 'LEADER' &&
  card.cardType !== 'BASE' &&
  card.aspects.every((aspect) => aspects.has(aspect));

interface Filling {
  /** Falls by what is taken. */
  free: Free;
  /** Copies of one card. */
  most: number;
  /** Copies in the main part. */
  size: number;
}

/** Fills a deck with cards of which there are the most free copies. */
function filled(
  deck: Started,
  cards: readonly DemoPrinting[],
  { free, most, size }: Filling,
): Started {
  const lines = [...deck.lines];
  const named = new Set(lines.map(({ cardId }) => cardId));
  let room = size - lines.reduce((sum, line) => sum + (line.part === 'DECK' ? line.copies : 0), 0);
  const byFree = cards
    .filter((card) => fits(deck, card) && !named.has(card.cardId))
    .toSorted((one, other) => (free.get(other.cardId) ?? 0) - (free.get(one.cardId) ?? 0));
  for (const { cardId } of byFree) {
    const copies = Math.min(most, room, free.get(cardId) ?? 0);
    if (copies <= 0) continue;
    lines.push({ cardId, part: 'DECK', copies });
    free.set(cardId, (free.get(cardId) ?? 0) - copies);
    room -= copies;
  }
  return { ...deck, lines };
}

interface Market {
  others: readonly DemoPlayer[];
  /** What the collector owns. */
  collector: Free;
}

/** Cards that fit a deck, that the collector doesn't own and that others sell to everyone: a few of each seller. */
function soldByOthers(
  deck: Started,
  cards: readonly DemoPrinting[],
  { others, collector }: Market,
): DeckLine[] {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const taken = new Set<string>();
  const lines: DeckLine[] = [];
  let sellers = 0;
  for (const { sells, sharing } of others) {
    const isPublic = sharing.some(({ subject, withAll }) => subject === 'SALE_LIST' && withAll);
    if (!sells || !isPublic || sellers === SELLERS) continue;
    const sold = sells.sales
      .filter(({ priceType }) => priceType !== 'CONTACT')
      .flatMap(({ variantId, quantity }) => {
        const card = byId.get(variantId);
        const isSought =
          card && fits(deck, card) && !taken.has(card.cardId) && !collector.get(card.cardId);
        return isSought ? [{ cardId: card.cardId, quantity }] : [];
      })
      .slice(0, CARDS_A_SELLER);
    for (const { cardId, quantity } of sold) {
      taken.add(cardId);
      lines.push({ cardId, part: 'DECK', copies: Math.min(quantity, MOST_COPIES) });
    }
    if (sold.length > 0) sellers += 1;
  }
  return lines;
}
