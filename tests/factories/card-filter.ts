import fc from 'fast-check';
import { ARENAS, CARD_TYPES, RARITIES } from '@domain/card';
import { ASPECT_CHOICES, EMPTY_CARD_FILTER, type CardFilter } from '@domain/card-filter';

const numbers = fc.array(fc.nat(12), { maxLength: 5 });
const upgradeNumbers = fc.array(fc.integer({ min: -5, max: 9 }), { maxLength: 5 });
const someOf = <Value>(values: readonly Value[], maxLength = values.length) =>
  fc.shuffledSubarray([...values], { maxLength });

/** Typical filters: few lists at once, invented words, short texts. */
export const usualFilters: fc.Arbitrary<CardFilter> = fc
  .record(
    {
      searchText: fc.stringMatching(/^[a-z’é (),:&+%]{0,20}$/),
      selectedRarities: someOf(RARITIES),
      selectedCardTypes: someOf(CARD_TYPES),
      selectedArenas: someOf(ARENAS),
      selectedCosts: numbers,
      selectedPowers: numbers,
      selectedHps: numbers,
      selectedUpgradePowers: upgradeNumbers,
      selectedUpgradeHps: upgradeNumbers,
      selectedAspects: someOf(ASPECT_CHOICES),
      requiredAspects: someOf(ASPECT_CHOICES, 2),
      selectedTraits: someOf(['Pilot', 'Bounty Hunter', 'Élan', "Moon's, Own", 'a+b&c=d'], 3),
      selectedKeywords: someOf(['Ambush', 'Raid', 'Overwhelm', 'Second Wind'], 3),
    },
    { requiredKeys: [] },
  )
  .map((given) => ({ ...EMPTY_CARD_FILTER, ...given }));

const words = fc.array(fc.string({ unit: 'binary', maxLength: 90 }), { maxLength: 30 });
const anyNumbers = fc.array(
  fc.oneof(fc.integer({ min: -2, max: 1100 }), fc.double(), fc.constant(-0)),
);
const repeated = <Value>(values: readonly Value[]) => fc.array(fc.constantFrom(...values));

/** Filters with the right types but otherwise arbitrary values: long, repeated, out of range, with lone surrogates. */
export const hostileFilters: fc.Arbitrary<CardFilter> = fc.record({
  searchText: fc
    .array(fc.integer({ max: 0xffff, min: 0 }), { maxLength: 300 })
    .map((units) => String.fromCharCode(...units)),
  selectedRarities: repeated(RARITIES),
  selectedCardTypes: repeated(CARD_TYPES),
  selectedArenas: repeated(ARENAS),
  selectedCosts: anyNumbers,
  selectedPowers: anyNumbers,
  selectedHps: anyNumbers,
  selectedUpgradePowers: anyNumbers,
  selectedUpgradeHps: anyNumbers,
  selectedAspects: repeated(ASPECT_CHOICES),
  requiredAspects: repeated(ASPECT_CHOICES),
  selectedTraits: words,
  selectedKeywords: words,
});
