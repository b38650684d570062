import {
  compareTexts,
  type Card,
  type CardType,
  RARITIES,
  RARITY_NAMES,
  CARD_TYPE_NAMES,
  CARD_TYPES,
  ARENA_NAMES,
  ARENAS,
} from '../../card';

/** The facts of a field that holds one value of an enumeration, such as the rarity. */
interface EnumerationFacts<Kind extends string, Value extends string> {
  /** The kind of expression that asks for it. */
  kind: Kind;
  label: string;
  /** Its name in a link and in the search line. */
  word: string;
  /** Other names in the search line. */
  aliases: readonly string[];
  /** Its place among the fields that the search line offers. */
  place: number;
  /** The value of a word in the search line, in lower case; by default, of the value itself. */
  typed?: (text: string) => Value | undefined;
  /** In declared order. */
  values: readonly Value[];
  /** As shown to a person. */
  names: Readonly<Record<Value, string>>;
  /** Whether the declared order is one that players know; other choices are in alphabetical order. */
  isRanked?: true;
  /** Null if the card has none; it can't be chosen. */
  of: (card: Card) => Value | null;
}

/** The family of fields with one value of an enumeration. */
function enumerationField<const Kind extends string, Value extends string>(
  facts: EnumerationFacts<Kind, Value>,
) {
  const { kind, values, names, of } = facts;
  const byText = new Map(values.map((value) => [value.toLowerCase(), value]));
  return {
    ...facts,
    family: 'enumeration' as const,
    nameOf: (value: Value) => names[value],
    chip: (value: Value) => names[value],
    parameter: facts.word,
    mostInLink: Infinity,
    mayHoldComma: false,
    textOf: (value: Value) => value.toLowerCase(),
    valueOf: (text: string) => byText.get(text),
    canonical: (chosen: readonly Value[]) => values.filter((value) => chosen.includes(value)),
    conditions: (among: readonly Value[]) => (among.length === 0 ? [] : [{ kind, among }]),
    optionsOf: (cards: readonly Card[]) =>
      facts.isRanked
        ? values.filter((value) => cards.some((card) => of(card) === value))
        : sortedByName(cards.map(of), names),
  };
}

/** The distinct values, alphabetically by the name that is shown. */
export const sortedByName = <Value extends string>(
  found: readonly (Value | null)[],
  names: Readonly<Record<Value, string>>,
): Value[] =>
  [...new Set(found)]
    .filter((value) => value !== null)
    .sort((a, b) => compareTexts(names[a], names[b]));

export const RARITY = enumerationField({
  kind: 'rarity',
  label: 'Rarity',
  word: 'rarity',
  aliases: ['r'],
  place: 2,
  values: RARITIES,
  isRanked: true,
  names: RARITY_NAMES,
  of: ({ rarity }) => rarity,
});

/** Card types as typed, as a value or as a word by itself: "leaders" means "leader". */
export const CARD_TYPE_WORDS: ReadonlyMap<string, CardType> = new Map(
  ['', 's'].flatMap((end) => CARD_TYPES.map((type) => [`${type.toLowerCase()}${end}`, type])),
);

export const CARD_TYPE = enumerationField({
  kind: 'cardType',
  label: 'Type',
  word: 'type',
  aliases: ['t'],
  place: 1,
  typed: (text) => CARD_TYPE_WORDS.get(text),
  values: CARD_TYPES,
  names: CARD_TYPE_NAMES,
  of: ({ cardType }) => cardType,
});

/** A card without an arena is in none of them. */
export const ARENA = enumerationField({
  kind: 'arena',
  label: 'Arena',
  word: 'arena',
  aliases: [],
  place: 7,
  values: ARENAS,
  names: ARENA_NAMES,
  of: ({ arena }) => arena,
});
