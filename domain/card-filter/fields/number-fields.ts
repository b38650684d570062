import type { Card } from '../../card';

/** No card's number is larger, so that no list of numbers is long. */
export const LARGEST_NUMBER = 999;

interface NumberFacts<Property extends string> {
  /** The card's property, and in lower case the field's name in the search line. */
  property: Property;
  label: string;
  /** The name of the link's parameter. */
  parameter: string;
  /** Other names in the search line. */
  aliases: readonly string[];
  /** Its place among the fields that the search line offers. */
  place: number;
  /** An upgrade may take power or HP away; no card's other numbers are below 0. */
  mayBeNegative?: boolean;
}

/** The family of fields with a number. A card without the number counts as 0, but adds no 0 to the choices. */
function numberField<const Property extends NumberProperty>(facts: NumberFacts<Property>) {
  const { property, label, mayBeNegative = false } = facts;
  const least = mayBeNegative ? -LARGEST_NUMBER : 0;
  const digits = mayBeNegative ? /^-?\d{1,9}$/ : /^\d{1,9}$/;
  const isPossible = (value: number) =>
    Number.isInteger(value) && value >= least && value <= LARGEST_NUMBER;
  return {
    ...facts,
    family: 'number' as const,
    least,
    nameOf: String,
    chip: (value: number) => `${label} ${value}`,
    mostInLink: Infinity,
    mayHoldComma: false,
    textOf: String,
    /** Digits alone, without an exponent. */
    valueOf: (text: string) =>
      digits.test(text) && isPossible(Number(text)) ? Number(text) : undefined,
    // A set turns -0 into 0; a link couldn't distinguish them.
    canonical: (chosen: readonly number[]) => ascending(chosen.filter(isPossible)),
    conditions: (among: readonly number[]) =>
      among.length === 0 ? [] : [{ kind: 'number' as const, field: property, among }],
    optionsOf: (cards: readonly Card[]) =>
      ascending(cards.map((card) => card[property]).filter((value) => value !== null)),
  };
}

type NumberProperty = {
  [Property in keyof Card]: Card[Property] extends number | null ? Property : never;
}[keyof Card];

const ascending = (numbers: readonly number[]): number[] =>
  [...new Set(numbers)].sort((a, b) => a - b);

export const COST = numberField({
  property: 'cost',
  label: 'Cost',
  parameter: 'cost',
  aliases: ['c'],
  place: 4,
});

export const POWER = numberField({
  property: 'power',
  label: 'Power',
  parameter: 'power',
  aliases: ['p'],
  place: 5,
});

export const HP = numberField({
  property: 'hp',
  label: 'HP',
  parameter: 'hp',
  aliases: [],
  place: 6,
});

export const UPGRADE_POWER = numberField({
  property: 'upgradePower',
  label: 'Upgrade power',
  parameter: 'upgrade-power',
  aliases: ['up'],
  place: 10,
  mayBeNegative: true,
});

export const UPGRADE_HP = numberField({
  property: 'upgradeHp',
  label: 'Upgrade HP',
  parameter: 'upgrade-hp',
  aliases: ['uh'],
  place: 11,
  mayBeNegative: true,
});
