import fc from 'fast-check';
import { ASPECT_CHOICES } from './aspect-choice';
import { aspectState, cycleAspect } from './aspect-cycle';
import { EMPTY_CARD_FILTER, NO_ASPECT } from './card-filter';

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

test('clicks on one aspect leave the others alone, in any order', () => {
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
