import fc from 'fast-check';
import type { Card } from '../card';
import { aCard } from '@tests/factories/card';
import { COMPARISONS, EVERY_CARD, type CardExpression } from './card-expression';
import { NO_ASPECT } from './fields/aspect-fields';
import { predicateOf } from '@tests/support/card-predicate';

const COMMAND = ['COMMAND'] as const;

test.each<[CardExpression, Partial<Card>, boolean]>([
  [EVERY_CARD, {}, true],
  [{ kind: 'any', of: [] }, {}, false],
  [{ kind: 'any', of: [{ kind: 'unique' }, EVERY_CARD] }, {}, true],
  [{ kind: 'all', of: [{ kind: 'unique' }, EVERY_CARD] }, {}, false],
  [{ kind: 'not', of: { kind: 'unique' } }, {}, true],
  [{ kind: 'unique' }, { unique: true }, true],
  [{ kind: 'text', field: 'name', part: 'DUSK' }, { name: 'Warden', subtitle: 'Of Dusk' }, true],
  [{ kind: 'text', field: 'name', part: 'warden of' }, { name: 'Warden', subtitle: 'Of' }, false],
  [{ kind: 'text', field: 'name', part: 'draw' }, { frontText: 'Draw a card.' }, false],
  [{ kind: 'text', field: 'name', part: '' }, {}, true],
  [{ kind: 'text', field: 'rules', part: 'draw' }, { frontText: 'Draw a card.' }, true],
  [{ kind: 'text', field: 'rules', part: 'draw' }, { backText: 'Redraw.' }, true],
  [{ kind: 'text', field: 'rules', part: 'draw' }, { name: 'Draw' }, false],
  [{ kind: 'text', field: 'rules', part: '' }, {}, false],
  [{ kind: 'rarity', among: ['RARE', 'SPECIAL'] }, { rarity: 'SPECIAL' }, true],
  [{ kind: 'cardType', among: ['BASE'] }, { cardType: 'UNIT' }, false],
  [{ kind: 'arena', among: ['GROUND', 'SPACE'] }, { arena: null }, false],
  [{ kind: 'number', field: 'upgradeHp', among: [0] }, { upgradeHp: null }, true],
  [{ kind: 'number', field: 'upgradeHp', among: [0] }, { upgradeHp: 1 }, false],
  [{ kind: 'comparison', field: 'power', is: '>', than: 'hp' }, { power: 3, hp: null }, true],
  [{ kind: 'comparison', field: 'power', is: '>', than: 'hp' }, { power: 3, hp: 3 }, false],
  [{ kind: 'aspect', has: 'COMMAND' }, { aspects: ['HEROISM', 'COMMAND'] }, true],
  [{ kind: 'aspect', has: NO_ASPECT }, { aspects: [] }, true],
  [{ kind: 'aspect', has: NO_ASPECT }, { aspects: ['COMMAND'] }, false],
  [{ kind: 'aspects', within: COMMAND }, { aspects: ['COMMAND'] }, true],
  [{ kind: 'aspects', within: COMMAND }, { aspects: ['COMMAND', 'HEROISM'] }, false],
  [{ kind: 'aspects', within: COMMAND }, { aspects: [] }, false],
  [{ kind: 'aspects', within: [NO_ASPECT] }, { aspects: [] }, true],
  [{ kind: 'trait', has: 'bounty HUNTER' }, { traits: ['Pilot', 'Bounty Hunter'] }, true],
  [{ kind: 'trait', has: 'Bounty' }, { traits: ['Bounty Hunter'] }, false],
  [{ kind: 'trait', has: 'Pilot' }, { traits: [], keywords: ['Pilot'] }, false],
  [{ kind: 'keyword', has: 'ambush' }, { keywords: ['Ambush'] }, true],
])('%j of %j is %s', (expression, card, holds) => {
  expect(predicateOf(expression)(aCard(card))).toBe(holds);
});

test.each([
  ['=', false, true, false],
  ['!=', true, false, true],
  ['<', true, false, false],
  ['<=', true, true, false],
  ['>', false, false, true],
  ['>=', false, true, true],
] as const)('cost %s 2 of costs 1, 2 and 3', (is, ...holds) => {
  const cheap = predicateOf({ kind: 'comparison', field: 'cost', is, than: 2 });
  expect([1, 2, 3].map((cost) => cheap(aCard({ cost })))).toEqual(holds);
});

test('a missing number compares like 0', () => {
  fc.assert(
    fc.property(fc.constantFrom(...COMPARISONS), fc.nat(3), (is, than) => {
      const holds = predicateOf({ kind: 'comparison', field: 'cost', is, than });
      expect(holds(aCard({ cost: null }))).toBe(holds(aCard({ cost: 0 })));
    }),
  );
});
