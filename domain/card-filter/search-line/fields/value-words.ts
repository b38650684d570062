import { ARENAS, ASPECTS, CARD_TYPES, RARITIES, type CardType } from '@domain/card';
import { NO_ASPECT, type AspectChoice } from '../../card-filter';

/** An enumeration as typed: every word that is understood, and the ones that are shown. */
export interface ValueWords<T extends string> {
  values: ReadonlyMap<string, T>;
  shown: readonly string[];
}

function valueWords<T extends string>(values: readonly T[]): ValueWords<T> {
  const pairs = values.map((value) => [value.toLowerCase(), value] as const);
  return { values: new Map(pairs), shown: pairs.map(([word]) => word) };
}

export const RARITY_WORDS = valueWords(RARITIES);
export const ARENA_WORDS = valueWords(ARENAS);

const singular = valueWords(CARD_TYPES);
const plural = CARD_TYPES.map((type): [string, CardType] => [`${type.toLowerCase()}s`, type]);
/** "leaders" is as good as "leader". */
export const CARD_TYPE_WORDS: ValueWords<CardType> = {
  values: new Map([...singular.values, ...plural]),
  shown: singular.shown,
};

const aspects = valueWords(ASPECTS);
export const ASPECT_WORDS: ValueWords<AspectChoice> = {
  values: new Map<string, AspectChoice>([...aspects.values, ['none', NO_ASPECT]]),
  shown: [...aspects.shown, 'none'],
};

/** The word for an aspect, or for having none. */
export const aspectWord = (aspect: AspectChoice): string =>
  aspect === NO_ASPECT ? 'none' : aspect.toLowerCase();

/** `a, b or c` */
export const listed = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' or ');
