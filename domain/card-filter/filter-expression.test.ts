import type { Card } from '../card';
import { aCard } from '@tests/factories/card';
import { EVERY_CARD } from './card-expression';
import { EMPTY_CARD_FILTER, NO_ASPECT, type CardFilter } from './card-filter';
import { buildCardIndex, selectCards } from './card-index';
import { predicateOf } from './card-matches';
import { expressionOf } from './filter-expression';

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

  ['no aspects is the no-aspect value', { selectedAspects: [NO_ASPECT] }, { aspects: [] }, true],
  ['no aspects is the no-aspect value', { requiredAspects: [NO_ASPECT] }, { aspects: [] }, true],
  ['no aspects is no other value', { selectedAspects: ['COMMAND'] }, { aspects: [] }, false],
  ['no aspects is no other value', { requiredAspects: ['COMMAND'] }, { aspects: [] }, false],
  ['an aspect is not the no-aspect value', { selectedAspects: [NO_ASPECT] }, {}, false],
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
    'any: the required ones have to be there all the same',
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

test('the empty filter asks nothing', () => {
  expect(expressionOf(EMPTY_CARD_FILTER)).toEqual(EVERY_CARD);
});
