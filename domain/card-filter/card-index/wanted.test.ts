import { aCard, aPrinting } from '@tests/factories/card';
import { terms } from '@tests/factories/wants';
import { NO_FACTS, parseSearchLine } from '..';
import { buildCardIndex } from './card-index';
import { selectCards } from './select-cards';

const reed = aCard({
  id: 'reed',
  cardVariants: (['STANDARD', 'FOIL', 'HYPERSPACE'] as const).map((type) =>
    aPrinting(type, null, { id: `reed ${type}` }),
  ),
});
const want = { variantId: 'reed STANDARD', cardId: 'reed', quantity: 2 };

/** Whether the search finds the card. */
function isFound(line: string, ...wants: (typeof want & ReturnType<typeof terms>)[]): boolean {
  const parsed = parseSearchLine(line);
  if (!parsed.ok) throw new Error(line);
  const search = { expression: parsed.expression, facts: { ...NO_FACTS, wants } };
  return selectCards(buildCardIndex([reed]), search.expression, undefined, search.facts).length > 0;
}

test.each([
  ['wanted=2', {}, true],
  ['wanted=2', { wouldDo: 'ANY' as const }, true],
  ['wanted:s=2', { wouldDo: 'ANY' as const }, true],
  ['wanted:hs=2', { wouldDo: 'ANY' as const, atMostCents: 1 }, true],
  ['wanted:hs', {}, false],
  ['wanted:foil', { wouldDo: 'NO_FOIL' as const }, false],
  ['wanted:foil=2', { wouldDo: 'KINDS' as const, kinds: ['FOIL' as const] }, true],
])('%s of a want with %j: %s', (line, given, expected) => {
  expect(isFound(line, { ...want, ...terms(given) })).toBe(expected);
});

test('wants of one card add up, each once', () => {
  const any = { ...want, ...terms({ wouldDo: 'ANY' }) };
  const foil = { ...want, ...terms(), variantId: 'reed FOIL', quantity: 1 };
  expect(isFound('wanted=3 wanted:foil=3 wanted:s=2', any, foil)).toBe(true);
});
