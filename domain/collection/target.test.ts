import fc from 'fast-check';
import { CARD_TYPES, VARIANT_TYPES, type CardType, type VariantType } from '../card';
import { COUNT_FIELDS, DEFAULT_PREFERENCES, type PreferenceCounts } from '../preferences';
import { targetOf } from './target';

const preferences: PreferenceCounts = {
  leaderCount: 2,
  baseCount: 1,
  standardVariantCount: 3,
  foilVariantCount: 4,
  hyperspaceVariantCount: 0,
  hyperspaceFoilVariantCount: 2,
  showcaseVariantCount: 1,
};

/** How many of each kind are wanted of a card of each type (rules/collection#target). */
const targets: Record<'UNIT' | 'LEADER' | 'BASE', Record<VariantType, number>> = {
  UNIT: {
    STANDARD: 3,
    FOIL: 4,
    HYPERSPACE: 0,
    HYPERSPACE_FOIL: 2,
    SHOWCASE: 1,
    PRESTIGE: 0,
    PRESTIGE_FOIL: 0,
    PRESTIGE_SERIALIZED: 0,
  },
  // The standard one by leaderCount alone, the others by the smaller of that and their own.
  LEADER: {
    STANDARD: 2,
    FOIL: 2,
    HYPERSPACE: 0,
    HYPERSPACE_FOIL: 2,
    SHOWCASE: 1,
    PRESTIGE: 0,
    PRESTIGE_FOIL: 0,
    PRESTIGE_SERIALIZED: 0,
  },
  BASE: {
    STANDARD: 1,
    FOIL: 1,
    HYPERSPACE: 0,
    HYPERSPACE_FOIL: 1,
    SHOWCASE: 1,
    PRESTIGE: 0,
    PRESTIGE_FOIL: 0,
    PRESTIGE_SERIALIZED: 0,
  },
};
const rowOf = (cardType: CardType) =>
  cardType === 'LEADER' || cardType === 'BASE' ? targets[cardType] : targets.UNIT;

test.each(CARD_TYPES.flatMap((cardType) => VARIANT_TYPES.map((each) => [cardType, each] as const)))(
  'the target of a %s’s %s printing',
  (cardType, variantType) => {
    expect(targetOf({ cardType, variantType }, preferences)).toBe(rowOf(cardType)[variantType]);
  },
);

test.each([
  ['LEADER', 'STANDARD', 1],
  ['BASE', 'STANDARD', 1],
  ['UNIT', 'STANDARD', 3],
  ['EVENT', 'STANDARD', 3],
  ['UPGRADE', 'STANDARD', 3],
  ['UNIT', 'FOIL', 0],
  ['LEADER', 'SHOWCASE', 0],
  ['LEADER', 'HYPERSPACE', 0],
] as const)(
  'by default, the target of a %s’s %s printing is %i',
  (cardType, variantType, target) => {
    expect(targetOf({ cardType, variantType }, DEFAULT_PREFERENCES)).toBe(target);
  },
);

test('nobody collects more of a leader’s or base’s other kinds than of the card', () => {
  const counts = fc.record(
    Object.fromEntries(COUNT_FIELDS.map((field) => [field, fc.integer({ min: 0, max: 4 })])),
  ) as unknown as fc.Arbitrary<PreferenceCounts>;
  fc.assert(
    fc.property(counts, fc.constantFrom(...VARIANT_TYPES), (chosen, variantType) => {
      expect(targetOf({ cardType: 'LEADER', variantType }, chosen)).toBeLessThanOrEqual(
        chosen.leaderCount,
      );
      expect(targetOf({ cardType: 'BASE', variantType }, chosen)).toBeLessThanOrEqual(
        chosen.baseCount,
      );
    }),
  );
});
