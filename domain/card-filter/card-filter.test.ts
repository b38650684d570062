import fc from 'fast-check';
import { aCard } from '@tests/factories/card';
import { hostileFilters, usualFilters } from '@tests/factories/card-filter';
import {
  canonicalFilter,
  EMPTY_CARD_FILTER,
  SEARCH_TEXT_LENGTH,
  type CardFilter,
  expressionOf,
  isChosen,
  toggleChoice,
  aspectState,
  cycleAspect,
} from './card-filter';
import { LARGEST_NUMBER } from './fields/number-fields';
import { MAX_WORDS, WORD_LENGTH } from './fields/word-fields';
import { predicateOf } from '@tests/support/card-predicate';
import { ASPECT_CHOICES, NO_ASPECT } from './fields/aspect-fields';
import type { Card } from '../card';
import { EVERY_CARD } from './card-expression';
import { buildCardIndex, selectCards } from './card-index';

test.each<[string, Partial<CardFilter>, Partial<CardFilter>]>([
  ['text is cut', { searchText: 'a'.repeat(201) }, { searchText: 'a'.repeat(200) }],
  ['a pair is not split', { searchText: `${'a'.repeat(199)}😀` }, { searchText: 'a'.repeat(199) }],
  [
    'a pair that fits stays',
    { searchText: `${'a'.repeat(198)}😀b` },
    { searchText: `${'a'.repeat(198)}😀` },
  ],
  ['half a character is replaced', { searchText: 'a\ud800b' }, { searchText: 'a\ufffdb' }],
  ['half a character is replaced', { searchText: 'a\udc00' }, { searchText: 'a\ufffd' }],
  [
    'enumerations in declared order',
    { selectedRarities: ['SPECIAL', 'COMMON', 'SPECIAL'], selectedArenas: ['SPACE', 'GROUND'] },
    { selectedRarities: ['COMMON', 'SPECIAL'], selectedArenas: ['GROUND', 'SPACE'] },
  ],
  ['numbers ascending', { selectedCosts: [10, 9, 10, 0] }, { selectedCosts: [0, 9, 10] }],
  [
    'numbers that no card has',
    { selectedHps: [-1, 1.5, NaN, Infinity, LARGEST_NUMBER + 1, LARGEST_NUMBER, -0] },
    { selectedHps: [0, LARGEST_NUMBER] },
  ],
  [
    'an upgrade takes away',
    { selectedUpgradePowers: [1, -3, -3, -0], selectedUpgradeHps: [-1.5, -1000, -999] },
    { selectedUpgradePowers: [-3, 0, 1], selectedUpgradeHps: [-999] },
  ],
  [
    'words by code unit, each once',
    { selectedTraits: ['pilot', 'Élan', 'Zealot', 'Pilot', ''] },
    { selectedTraits: ['Pilot', 'Zealot', 'Élan'] },
  ],
  [
    'words that no card has',
    { selectedKeywords: ['a'.repeat(WORD_LENGTH), 'b'.repeat(WORD_LENGTH + 1)] },
    { selectedKeywords: ['a'.repeat(WORD_LENGTH)] },
  ],
  [
    'more words than a card has',
    { selectedKeywords: Array.from({ length: MAX_WORDS + 1 }, (_, at) => `w${at + 10}`) },
    { selectedKeywords: Array.from({ length: MAX_WORDS }, (_, at) => `w${at + 10}`) },
  ],
  [
    'selected and required is required',
    { selectedAspects: ['VILLAINY', 'COMMAND'], requiredAspects: ['VILLAINY'] },
    { selectedAspects: ['COMMAND'], requiredAspects: ['VILLAINY'] },
  ],
])('%s', (_, filter, canonical) => {
  expect(canonicalFilter({ ...EMPTY_CARD_FILTER, ...filter })).toEqual({
    ...EMPTY_CARD_FILTER,
    ...canonical,
  });
});

test('the canonical form is idempotent and bounded', () => {
  fc.assert(
    fc.property(fc.oneof(usualFilters, hostileFilters), (filter) => {
      const canonical = canonicalFilter(filter);
      expect(canonicalFilter(canonical)).toEqual(canonical);
      expect(canonical.searchText.length).toBeLessThanOrEqual(SEARCH_TEXT_LENGTH);
      const texts = [canonical.searchText, ...canonical.selectedTraits].join();
      expect(() => encodeURIComponent(texts)).not.toThrow();
    }),
  );
});

test('the canonical form shows the same cards', () => {
  const cards = fc
    .record({
      cost: fc.option(fc.nat(12)),
      aspects: fc.subarray(['COMMAND', 'HEROISM'] as const).map((aspects) => [...aspects]),
      traits: fc.subarray(['Pilot', 'Bounty Hunter', 'Élan']),
    })
    .map(aCard);
  // Selected and required at once is the only state that clicks can't reach and whose meaning changes.
  const reachable = usualFilters.filter(({ selectedAspects, requiredAspects }) =>
    selectedAspects.every((aspect) => !requiredAspects.includes(aspect)),
  );
  fc.assert(
    fc.property(reachable, cards, (filter, card) => {
      const shows = (shown: CardFilter) => predicateOf(expressionOf(shown))(card);
      expect(shows(canonicalFilter(filter))).toBe(shows(filter));
    }),
  );
});

test('one click adds a value, the next one removes it', () => {
  const once = toggleChoice(EMPTY_CARD_FILTER, 'selectedCosts', 3);
  expect(once).toEqual({ ...EMPTY_CARD_FILTER, selectedCosts: [3] });
  expect(isChosen(once, 'selectedCosts', 3)).toBe(true);
  expect(isChosen(once, 'selectedPowers', 3)).toBe(false);
  expect(toggleChoice(once, 'selectedCosts', 3)).toEqual(EMPTY_CARD_FILTER);
});

test('a trait that a link spells in lower case is the cards’ trait', () => {
  const linked = { ...EMPTY_CARD_FILTER, selectedTraits: ['pilot', 'droid'] };
  expect(isChosen(linked, 'selectedTraits', 'Pilot')).toBe(true);
  expect(toggleChoice(linked, 'selectedTraits', 'Pilot').selectedTraits).toEqual(['droid']);
});

test('a value is chosen after an odd number of clicks', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5), { maxLength: 20 }), (clicks) => {
      const filter = clicks.reduce(
        (chosen, cost) => toggleChoice(chosen, 'selectedCosts', cost),
        EMPTY_CARD_FILTER,
      );
      const odd = [0, 1, 2, 3, 4, 5].filter(
        (cost) => clicks.filter((clicked) => clicked === cost).length % 2 === 1,
      );
      expect(filter.selectedCosts.toSorted((a, b) => a - b)).toEqual(odd);
    }),
  );
});

test.each(ASPECT_CHOICES)('%s goes off → any → required → off', (aspect) => {
  const any = cycleAspect(EMPTY_CARD_FILTER, aspect);
  const required = cycleAspect(any, aspect);
  expect(any).toEqual({ ...EMPTY_CARD_FILTER, selectedAspects: [aspect] });
  expect(required).toEqual({ ...EMPTY_CARD_FILTER, requiredAspects: [aspect] });
  expect(cycleAspect(required, aspect)).toEqual(EMPTY_CARD_FILTER);
});

test('an aspect that is both selected and required is required, and the next click clears both', () => {
  const both = {
    ...EMPTY_CARD_FILTER,
    selectedAspects: [NO_ASPECT] as const,
    requiredAspects: [NO_ASPECT] as const,
  };
  expect(aspectState(both, NO_ASPECT)).toBe('required');
  expect(cycleAspect(both, NO_ASPECT)).toEqual(EMPTY_CARD_FILTER);
});

test('clicks on one aspect don’t change the others, in any order', () => {
  const clicks = fc.array(fc.constantFrom(...ASPECT_CHOICES), { maxLength: 30 });
  const states = ['off', 'any', 'required'];
  fc.assert(
    fc.property(clicks, (clicked) => {
      const filter = clicked.reduce(cycleAspect, EMPTY_CARD_FILTER);
      for (const aspect of ASPECT_CHOICES) {
        const times = clicked.filter((other) => other === aspect).length;
        expect(aspectState(filter, aspect)).toBe(states[times % 3]);
      }
    }),
  );
});

type Row = [sentence: string, filter: Partial<CardFilter>, card: Partial<Card>, shown: boolean];

test.each<Row>([
  ['everything empty shows every card', {}, { aspects: [], arena: null, cost: null }, true],

  ['all combined with AND', { searchText: 'scout', selectedCosts: [2] }, {}, true],
  ['all combined with AND', { searchText: 'scout', selectedCosts: [3] }, {}, false],
  ['all combined with AND', { searchText: 'x', selectedCosts: [2] }, {}, false],

  ['text is part of the name', { searchText: 'tern sc' }, {}, true],
  ['text is part of the subtitle', { searchText: 'dusk' }, { subtitle: 'At Dusk' }, true],
  ['text is in neither', { searchText: 'dusk' }, { subtitle: null }, false],
  ['text is not in both together', { searchText: 'ut at' }, { subtitle: 'At Dusk' }, false],
  ['text is not in the rules', { searchText: 'draw' }, { frontText: 'Draw.' }, false],
  ['text is case-insensitive', { searchText: 'LANTERN' }, {}, true],
  ['text is case-insensitive beyond ASCII', { searchText: 'élan' }, { name: 'ÉLAN' }, true],
  ['text is taken literally', { searchText: '.*' }, {}, false],
  ['text is taken literally', { searchText: 'o.n(' }, { name: 'O.N(1) [x]+\\d' }, true],
  ['text is taken literally', { searchText: '[X]+\\D' }, { name: 'O.N(1) [x]+\\d' }, true],
  ['text keeps its blanks', { searchText: ' scout' }, { name: 'Scout' }, false],

  ['rarity is in the list', { selectedRarities: ['RARE', 'COMMON'] }, {}, true],
  ['rarity is not in the list', { selectedRarities: ['RARE'] }, {}, false],
  ['type is in the list', { selectedCardTypes: ['UNIT', 'BASE'] }, {}, true],
  ['type is not in the list', { selectedCardTypes: ['BASE'] }, {}, false],
  ['arena is in the list', { selectedArenas: ['GROUND'] }, {}, true],
  ['arena is not in the list', { selectedArenas: ['SPACE'] }, {}, false],
  ['arena must exist', { selectedArenas: ['GROUND', 'SPACE'] }, { arena: null }, false],

  ['cost is in the list', { selectedCosts: [1, 2] }, {}, true],
  ['cost is not in the list', { selectedCosts: [1, 3] }, {}, false],
  ['a missing cost is 0', { selectedCosts: [0] }, { cost: null }, true],
  ['a missing cost is 0', { selectedCosts: [1] }, { cost: null }, false],
  ['power is in the list', { selectedPowers: [2] }, {}, true],
  ['power is not in the list', { selectedPowers: [3] }, {}, false],
  ['a missing power is 0', { selectedPowers: [0] }, { power: null }, true],
  ['HP is in the list', { selectedHps: [3] }, {}, true],
  ['HP is not in the list', { selectedHps: [2] }, {}, false],
  ['a missing HP is 0', { selectedHps: [0] }, { hp: null }, true],
  ['upgrade power is in the list', { selectedUpgradePowers: [1] }, { upgradePower: 1 }, true],
  ['upgrade power is not in the list', { selectedUpgradePowers: [2] }, { upgradePower: 1 }, false],
  ['a missing upgrade power is 0', { selectedUpgradePowers: [0] }, {}, true],
  ['upgrade HP is in the list', { selectedUpgradeHps: [1] }, { upgradeHp: 1 }, true],
  ['upgrade HP is not in the list', { selectedUpgradeHps: [2] }, { upgradeHp: 1 }, false],
  ['a missing upgrade HP is 0', { selectedUpgradeHps: [0] }, {}, true],

  ['no aspects: the no-aspect value', { selectedAspects: [NO_ASPECT] }, { aspects: [] }, true],
  ['no aspects: the no-aspect value', { requiredAspects: [NO_ASPECT] }, { aspects: [] }, true],
  ['no aspects: no other value', { selectedAspects: ['COMMAND'] }, { aspects: [] }, false],
  ['no aspects: no other value', { requiredAspects: ['COMMAND'] }, { aspects: [] }, false],
  ['an aspect: not the no-aspect value', { selectedAspects: [NO_ASPECT] }, {}, false],
  [
    'every required aspect is on the card',
    { requiredAspects: ['COMMAND', 'HEROISM'] },
    { aspects: ['HEROISM', 'COMMAND'] },
    true,
  ],
  ['one required aspect is missing', { requiredAspects: ['COMMAND', 'HEROISM'] }, {}, false],
  [
    'required aspects alone allow others',
    { requiredAspects: ['COMMAND'] },
    { aspects: ['COMMAND', 'VILLAINY'] },
    true,
  ],
  [
    'any: every aspect of the card is selected',
    { selectedAspects: ['COMMAND', 'CUNNING', 'HEROISM'] },
    { aspects: ['COMMAND', 'HEROISM'] },
    true,
  ],
  [
    'any: an aspect of the card is not selected',
    { selectedAspects: ['COMMAND'] },
    { aspects: ['COMMAND', 'HEROISM'] },
    false,
  ],
  [
    'any: the required ones are allowed as well',
    { selectedAspects: ['HEROISM'], requiredAspects: ['COMMAND'] },
    { aspects: ['COMMAND', 'HEROISM'] },
    true,
  ],
  [
    'any: an aspect is neither required nor selected',
    { selectedAspects: ['HEROISM'], requiredAspects: ['COMMAND'] },
    { aspects: ['COMMAND', 'VILLAINY'] },
    false,
  ],
  [
    'any: the required ones still have to be there',
    { selectedAspects: ['HEROISM'], requiredAspects: ['COMMAND'] },
    { aspects: ['HEROISM'] },
    false,
  ],

  ['all chosen traits', { selectedTraits: ['Scout', 'Pilot'] }, { traits: ['Pilot'] }, false],
  [
    'all chosen traits',
    { selectedTraits: ['Scout', 'Pilot'] },
    { traits: ['Pilot', 'Droid', 'Scout'] },
    true,
  ],
  ['all chosen keywords', { selectedKeywords: ['Ambush', 'Raid'] }, { keywords: ['Raid'] }, false],
  [
    'all chosen keywords',
    { selectedKeywords: ['Ambush', 'Raid'] },
    { keywords: ['Raid', 'Ambush'] },
    true,
  ],
])('%s: %j shows %j: %s', (_, filter, card, shown) => {
  const expression = expressionOf({ ...EMPTY_CARD_FILTER, ...filter });
  expect(predicateOf(expression)(aCard(card))).toBe(shown);
  expect(selectCards(buildCardIndex([aCard(card)]), expression)).toHaveLength(shown ? 1 : 0);
});

test('an empty filter has no conditions', () => {
  expect(expressionOf(EMPTY_CARD_FILTER)).toEqual(EVERY_CARD);
});
