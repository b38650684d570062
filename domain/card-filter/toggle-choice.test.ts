import fc from 'fast-check';
import { EMPTY_CARD_FILTER } from './card-filter';
import { isChosen, toggleChoice } from './toggle-choice';

test('a value is chosen by one click and left out by the next', () => {
  const once = toggleChoice(EMPTY_CARD_FILTER, 'selectedCosts', 3);
  expect(once).toEqual({ ...EMPTY_CARD_FILTER, selectedCosts: [3] });
  expect(isChosen(once, 'selectedCosts', 3)).toBe(true);
  expect(isChosen(once, 'selectedPowers', 3)).toBe(false);
  expect(toggleChoice(once, 'selectedCosts', 3)).toEqual(EMPTY_CARD_FILTER);
});

test('a trait that a link spells in lower case is the one that the cards have', () => {
  const linked = { ...EMPTY_CARD_FILTER, selectedTraits: ['pilot', 'droid'] };
  expect(isChosen(linked, 'selectedTraits', 'Pilot')).toBe(true);
  expect(toggleChoice(linked, 'selectedTraits', 'Pilot').selectedTraits).toEqual(['droid']);
});

test('what is chosen after any clicks is what was clicked an odd number of times', () => {
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
