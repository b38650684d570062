import { cardFinderOf, findCards } from '.';
import { aCard, aCardVariant } from '@tests/factories/card';
import { NO_FACTS } from '../card-filter';
import { findByName, indexNames } from '../collection-file';
import { findPrintings, printingIndexOf } from '../printing';
import { quickAddIndexOf, readQuickAdd } from '../quick-add';

const NAMES = [
  'Q-Wren Skiff',
  'Birch & Bramble',
  'D’Arrow’s Vow',
  'Maëlle Ødin',
  'V-9',
  'Großtal Keeper',
];
const cards = NAMES.map((name, at) =>
  aCard({
    id: `zza-00${at + 1}`,
    cardSetId: 'zza',
    name,
    cardVariants: [
      aCardVariant('STANDARD', null, { id: `zza-00${at + 1}-standard`, number: `00${at + 1}` }),
    ],
  }),
);

/** What each place where a name is typed or read finds of a text. */
const PLACES: Record<string, (typed: string) => string | undefined> = {
  'the header’s search': (typed) =>
    findCards(cardFinderOf(cards, [{ id: 'zza', code: 'ZZA' }]), typed)[0]?.card.name,
  'quick add': (typed) => {
    const indexes = new Map([['ZZA', quickAddIndexOf(cards)]]);
    return readQuickAdd(typed, { shown: 'ZZA', indexes }).choices[0]?.[0]?.card.name;
  },
  'the search line': (typed) =>
    findPrintings(printingIndexOf(cards), { line: typed, type: null, facts: NO_FACTS })[0]?.card
      .name,
  'a file': (typed) => {
    const index = indexNames(
      cards.map(({ id, name, subtitle, cardVariants }) => ({
        name,
        subtitle,
        printings: cardVariants.map((variant) => ({ ...variant, cardId: id })),
      })),
    );
    const named = { setCode: 'ZZA', number: '', name: typed, isFoil: null, variantType: null };
    const found = findByName(index, named);
    return found.ok ? cards.find(({ id }) => found.printing.id.startsWith(id))?.name : undefined;
  },
};

const SPELLINGS = [
  ['Q-Wren Skiff', 'Q-Wren Skiff'],
  ['qwren skiff', 'Q-Wren Skiff'],
  ['QWREN SKIFF', 'Q-Wren Skiff'],
  ['q‑wren skiff', 'Q-Wren Skiff'],
  ['Birch & Bramble', 'Birch & Bramble'],
  ['birch and bramble', 'Birch & Bramble'],
  ['Birch ＆ Bramble', 'Birch & Bramble'],
  ["d'arrow's vow", 'D’Arrow’s Vow'],
  ['d´arrow´s vow', 'D’Arrow’s Vow'],
  ['D‘Arrow‘s Vow', 'D’Arrow’s Vow'],
  ['D`Arrow`s Vow', 'D’Arrow’s Vow'],
  ['darrows vow', 'D’Arrow’s Vow'],
  ['maelle odin', 'Maëlle Ødin'],
  ['MAËLLE ØDIN', 'Maëlle Ødin'],
  ['grosstal keeper', 'Großtal Keeper'],
  ['v9', 'V-9'],
] as const;

describe.each(Object.entries(PLACES))('in %s', (_place, find) => {
  test.each(SPELLINGS)('%j is %s', (typed, name) => {
    expect(find(typed)).toBe(name);
  });
});

test.each([
  ['qwren', 'Q-Wren Skiff'],
  ['d´arrow', 'D’Arrow’s Vow'],
  ['birch and', 'Birch & Bramble'],
])('the beginning %j is found where something is typed', (typed, name) => {
  for (const place of ['the header’s search', 'quick add', 'the search line']) {
    expect([place, PLACES[place]?.(typed)]).toEqual([place, name]);
  }
});
