import {
  type Card,
  type Printing,
  numbersOf,
  pricedPrinting,
  setAndNumber,
  VARIANT_ORDER,
  VARIANT_TYPE_NAMES,
  type VariantType,
} from '@domain/card';
import { parseSearchLine } from '@domain/card-filter';
import type { CardSet } from '@domain/card-set';
import { findCards, type FoundCard } from '@domain/find-cards';
import { cardPath, cardSetPath } from '@domain/page';
import { beginWords, nameWords, searchWords } from '@domain/folded-text';
import type { SharingSubject } from '@domain/sharing';
import { savedSearchLink } from '@domain/saved-search';
import type { Catalogue } from '@/entities/catalogue';
import type { SavedSearch } from '@/entities/saved-search';
import { routes } from '@/shared/routes';
import type { FoundPlayer } from '../api/players-api';

/** The kinds of lines, in the order of their groups, and what the groups are called. */
export const LINE_GROUPS = {
  recent: 'Recent',
  exact: 'Best match',
  'saved-search': 'Saved searches',
  card: 'Cards',
  'card-set': 'Card sets',
  player: 'Players',
  page: 'Pages',
  search: 'Search',
} as const;
export type LineGroup = keyof typeof LINE_GROUPS;

/** Where a line leads, and what it says; plain, since the browser remembers the last ones. */
export interface FoundPlace {
  to: string;
  label: string;
  /** What distinguishes it from others with the same name. */
  detail: string;
  /** The printing to show on the card's page. */
  printing?: { cardId: string; variantType: VariantType };
}

export interface FoundLine extends FoundPlace {
  group: LineGroup;
  key: string;
  /** The card whose printings the line can list; null for other lines, and for a card with one printing. */
  unfolds: Card | null;
  /** The card that it stands for, with all its printings; undefined for other lines. */
  card?: Card;
  /** The printing whose price it shows; undefined for none. */
  priced?: Printing | undefined;
  /** Whether it is one of the printings that are listed below their card. */
  isPrinting: boolean;
}

const MOST_CARDS = 8;
const MOST_SETS = 3;
const MOST_PAGES = 4;
const MOST_SAVED_SEARCHES = 8;

/** What the search knows. */
export interface Known {
  text: string;
  catalogue: Catalogue | null;
  cardSets: readonly CardSet[];
  players: readonly FoundPlayer[];
  pages: readonly FoundPlace[];
  recent: readonly FoundPlace[];
  /** The viewer's, by name. */
  savedSearches: readonly SavedSearch[];
  unfolded: string | null;
}

/** The lines that a text finds; with nothing typed, the recent ones, saved searches and all pages. */
export function foundLines(known: Known): FoundLine[] {
  const text = known.text.trim();
  if (text === '') {
    return [
      ...known.recent.map((place) => lineOf('recent', place)),
      ...savedSearchLines(known.savedSearches),
      ...known.pages.map((place) => lineOf('page', place)),
    ];
  }
  const code = text.toUpperCase();
  const handle = text.replace(/^@/, '').toLowerCase();
  const [exactPages, pages] = split(known.pages, (page) => isExactly(text, wordsOf(page)));
  const [exactSets, sets] = split(known.cardSets, (set) => set.code === code);
  const [exactPlayers, players] = split(known.players, (player) => player.handle === handle);
  return [
    ...[
      ...exactPages,
      ...exactSets.map((set) => setPlace(set)),
      ...exactPlayers.map((player) => playerPlace(player)),
    ].map((place) => lineOf('exact', place)),
    ...savedSearchLines(known.savedSearches.filter(({ name }) => isNamed(text, name))),
    ...cardLines(known, text),
    ...sets
      .filter((set) => isNamed(text, `${set.code} ${set.name}`))
      .slice(0, MOST_SETS)
      .map((set) => lineOf('card-set', setPlace(set))),
    ...players.map((player) => lineOf('player', playerPlace(player))),
    ...pages
      .filter((page) => isNamed(text, wordsOf(page)))
      .slice(0, MOST_PAGES)
      .map((place) => lineOf('page', place)),
    lineOf('search', {
      to: `${routes.allCards}?${searchOf(text)}`,
      label: `Search all cards for “${text}”`,
      detail: '',
    }),
  ];
}

/** The query of a page of cards: a search line, or text that names have to contain if it can't be one. */
const searchOf = (text: string): string =>
  String(new URLSearchParams(parseSearchLine(text).ok ? { q: text } : { text }));

const lineOf = (group: LineGroup, place: FoundPlace): FoundLine => ({
  ...place,
  group,
  key: `${group} ${place.to} ${place.printing?.variantType ?? ''}`,
  unfolds: null,
  isPrinting: false,
});

function cardLines({ catalogue, cardSets, unfolded }: Known, text: string): FoundLine[] {
  if (!catalogue) return [];
  const codes = new Map(cardSets.map(({ id, code }) => [id, code]));
  return findCards(catalogue.finder, text, { most: MOST_CARDS }).flatMap((found) => {
    const { card } = found;
    const code = codes.get(card.cardSetId) ?? '';
    const line: FoundLine = {
      ...lineOf('card', cardPlace(found, code)),
      card,
      unfolds: card.cardVariants.length > 1 ? card : null,
      priced: found.printing ?? pricedPrinting(card),
    };
    if (unfolded !== card.id) return [line];
    const printings = card.cardVariants.toSorted(byOrder).map((printing) => ({
      ...lineOf('card', cardPlace({ card, printing }, code)),
      key: `printing ${printing.id}`,
      priced: printing,
      isPrinting: true,
    }));
    return [line, ...printings];
  });
}

const byOrder = (one: Printing, other: Printing): number =>
  VARIANT_ORDER.indexOf(one.variantType) - VARIANT_ORDER.indexOf(other.variantType);

/** Those of which something is true, and the others. */
function split<Item>(items: readonly Item[], isTrue: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isTrue), items.filter((item) => !isTrue(item))];
}

const wordsOf = ({ label, detail }: FoundPlace): string => `${label} ${detail}`;

/** How many letters of its beginning name a page. */
const BEGINNING = 4;

/** Whether a text names a page: by whole words of its name, or by its beginning. */
function isExactly(text: string, name: string): boolean {
  const typed = nameWords(text);
  const known = nameWords(name);
  if (typed.length > 0 && typed.every((word) => known.includes(word))) return true;
  const beginning = typed.join(' ');
  return beginning.length >= BEGINNING && known.join(' ').startsWith(beginning);
}

/** Whether each typed word begins a word of a name. */
const isNamed = (text: string, name: string): boolean =>
  beginWords(nameWords(text), searchWords(name));

function cardPlace({ card, printing }: FoundCard, code: string): FoundPlace {
  const [plainest] = card.cardVariants;
  const number = printing
    ? `${code} ${numbersOf(printing).join(', ')}`.trim()
    : setAndNumber(card, plainest, code);
  const kind = printing ? [VARIANT_TYPE_NAMES[printing.variantType]] : [];
  return {
    to: cardPath(card.id),
    label: card.subtitle === null ? card.name : `${card.name}, ${card.subtitle}`,
    detail: [number, ...kind].join(' · '),
    ...(printing && { printing: { cardId: card.id, variantType: printing.variantType } }),
  };
}

const savedSearchLines = (searches: readonly SavedSearch[]): FoundLine[] =>
  searches.slice(0, MOST_SAVED_SEARCHES).map(({ name, line }) =>
    lineOf('saved-search', {
      to: `${routes.allCards}?${savedSearchLink(line)}`,
      label: name,
      detail: name === line ? '' : line,
    }),
  );

const setPlace = ({ code, name }: CardSet): FoundPlace => ({
  to: cardSetPath(code),
  label: name,
  detail: code,
});

const SHARED: Record<SharingSubject, { name: string; path: (handle: string) => string }> = {
  COLLECTION: { name: 'collection', path: (handle) => `/collections/${handle}` },
  WANT_LIST: { name: 'want list', path: (handle) => `/collections/${handle}/want` },
  SALE_LIST: { name: 'sale list', path: (handle) => `/collections/${handle}/sell` },
};

/** A player's collection, or the first of the lists that they share. */
function playerPlace({ handle, subjects }: FoundPlayer): FoundPlace {
  const shared = subjects.map((subject) => SHARED[subject]);
  return {
    to: shared[0]?.path(handle) ?? routes.sharedCollections,
    label: handle,
    detail: shared.map(({ name }) => name).join(', '),
  };
}
