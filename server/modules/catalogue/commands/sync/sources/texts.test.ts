import fc from 'fast-check';
import { normalizeIconTokens } from './texts';

test.each([
  ['Action [{Exhaust}]: Go.', 'Action [{Exhaust}]: Go.'],
  ['Action [{exhaust}]: Go.', 'Action [{Exhaust}]: Go.'],
  ['Action [{{Exhaust}}]: Go.', 'Action [{Exhaust}]: Go.'],
  ['Action [Exhaust]: Go.', 'Action [{Exhaust}]: Go.'],
  ['Action [1, {Exhaust}]: Go.', 'Action [{C=1}, {Exhaust}]: Go.'],
  ['Action [C=1, Exhaust]: Go.', 'Action [{C=1}, {Exhaust}]: Go.'],
  ['Action [{C=1}, {{Exhaust}}]: Go.', 'Action [{C=1}, {Exhaust}]: Go.'],
  ['Action [{c=2}]: Go.', 'Action [{C=2}]: Go.'],
  ['Steering [C=2 Vigilance Heroism] (Or so.)', 'Steering [{C=2} {Vigilance} {Heroism}] (Or so.)'],
  ['An event costs {C=1} less.', 'An event costs {C=1} less.'],
  ['Action [defeat this unit]: Go.', 'Action [defeat this unit]: Go.'],
  ['Action [{C=1}, {exhaust}, defeat a unit]', 'Action [{C=1}, {Exhaust}, defeat a unit]'],
  ['Exhaust a unit.', 'Exhaust a unit.'],
  ['A {strange} word', 'A {strange} word'],
])('%s becomes %s', (text, normal) => {
  expect(normalizeIconTokens(text)).toBe(normal);
});

test('normalizing again changes nothing', () => {
  const word = fc.constantFrom(
    '[',
    ']',
    '{',
    '}',
    ', ',
    ' ',
    'C=1',
    '2',
    'exhaust',
    'Command',
    'x',
  );
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const once = normalizeIconTokens(words.join(''));
      expect(normalizeIconTokens(once)).toBe(once);
    }),
  );
});
