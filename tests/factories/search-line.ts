import fc from 'fast-check';
import { ARENAS, ASPECTS, CARD_TYPES, RARITIES, type Card } from '@domain/card';
import { EMPTY_CARD_FILTER, NO_ASPECT, type CardFilter } from '@domain/card-filter';
import { aCard } from './card';
import { cardExpressions } from './card-expression';

const LABELS = ['Scout', 'Bounty Hunter', 'or', 'unit', '-x', 'a,b', 'say "hi"', String.raw`\ “`];
const PARTS = [
  'Lan',
  'scout',
  'or',
  'Leader',
  'x  y',
  ' ',
  '',
  ',a',
  '-a',
  'a:b',
  'a"b',
  'a b',
  '!=',
];

const aspectChoices = [...ASPECTS, NO_ASPECT] as const;
const label = fc.oneof(fc.constantFrom(...LABELS), fc.string({ minLength: 1, maxLength: 6 }));
const part = fc.oneof(fc.constantFrom(...PARTS), fc.string({ maxLength: 6 }));
const number = fc.integer({ min: 0, max: 5 });
const some = <T>(values: readonly T[]) => fc.shuffledSubarray([...values]);
/** Expressions with words that a search line could misread. */
export const anyWrittenExpression = cardExpressions({ part, label, number });

const numberOrNone = fc.option(number);

/** A card that differs from others in every field. */
export const anyCard: fc.Arbitrary<Card> = fc
  .record({
    name: fc.constantFrom('Lantern Scout', 'The Or Leader', 'x  Y, a!'),
    subtitle: fc.constantFrom(null, 'Of -a a:b', 'A B'),
    frontText: fc.constantFrom(null, 'Say "hi" or !=', 'scout'),
    backText: fc.constantFrom(null, 'lan'),
    rarity: fc.constantFrom(...RARITIES),
    cardType: fc.constantFrom(...CARD_TYPES),
    arena: fc.constantFrom(null, ...ARENAS),
    cost: numberOrNone,
    power: numberOrNone,
    hp: numberOrNone,
    upgradePower: numberOrNone,
    upgradeHp: numberOrNone,
    aspects: some(ASPECTS),
    traits: some(LABELS),
    keywords: some(LABELS),
    unique: fc.boolean(),
  })
  .map(aCard);

const labels = fc.uniqueArray(label, { maxLength: 3, selector: (word) => word.toLowerCase() });
const numbers = fc.uniqueArray(number, { maxLength: 3 });

/** Any filter without duplicates: an aspect is off, any or required. */
export const anyCardFilter: fc.Arbitrary<CardFilter> = fc
  .record({
    searchText: part,
    selectedRarities: some(RARITIES),
    selectedCardTypes: some(CARD_TYPES),
    selectedArenas: some(ARENAS),
    selectedCosts: numbers,
    selectedPowers: numbers,
    selectedHps: numbers,
    selectedUpgradePowers: numbers,
    selectedUpgradeHps: numbers,
    selectedTraits: labels,
    selectedKeywords: labels,
    aspects: some(aspectChoices),
    required: fc.nat(3),
  })
  .map(({ aspects, required, ...filter }) => ({
    ...EMPTY_CARD_FILTER,
    ...filter,
    requiredAspects: aspects.slice(0, required),
    selectedAspects: aspects.slice(required),
  }));
