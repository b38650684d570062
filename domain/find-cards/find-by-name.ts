import { beginWords, nameKey, nameWords } from '../folded-text';
import type { Card } from '../card';
import type { CardFinder, CardToFind } from './card-finder';
import { matchNames } from './match-names';
import { type KnownName, type NameIndex, wordsKey } from './name-index';

/**
 * What a text may lack of a name and is still taken for it: nothing, the rest of its words, or letters. An import never
 * guesses; what is added with one key needs each typed word; a search proposes.
 */
export type Tolerance = 'exact' | 'beginnings' | 'mistakes';

/** A card that has the name. */
export interface NamedCard<Found extends CardToFind = Card> {
  card: Found;
  /** 0 for a name that has all of the text; ten for each mistake, a little for each letter that is left over. */
  distance: number;
}

interface NameSearch {
  tolerance: Tolerance;
  /** The set whose cards may be found, in upper case; null for any. */
  setCode?: string | null;
}

/** Whether a card may be found; left out for any, since it is asked of thousands at each key. */
type IsAsked = (card: CardToFind) => boolean;

/** The cards that a name means, the likeliest first. Those that are called exactly so come before all others. */
export function findByName<Found extends CardToFind>(
  finder: CardFinder<Found>,
  name: string,
  { tolerance, setCode = null }: NameSearch,
): NamedCard<Found>[] {
  const isAsked: IsAsked | undefined =
    setCode === null ? undefined : (card) => finder.codeOf(card) === setCode;
  const called = cardsCalled(finder, name).filter((card) => isAsked?.(card) ?? true);
  const exact = called.map((card) => ({ card, distance: 0 }));
  if (tolerance === 'exact') return exact;
  const others =
    tolerance === 'beginnings'
      ? cardsBegunBy(finder.names, name, isAsked)
      : nearestCards(finder, name, isAsked);
  const isCalled = new Set(called);
  return [...exact, ...others.filter(({ card }) => !isCalled.has(card))];
}

/** The cards with exactly this name, or its words in another order: spelt the same, before those of newer sets. */
function cardsCalled<Found extends CardToFind>(
  { names: { names, byText }, ageOf }: CardFinder<Found>,
  text: string,
): Found[] {
  const typed = text.trim();
  const spelling = ({ name, subtitle }: CardToFind) =>
    [name, `${name} ${subtitle ?? ''}`, `${name}, ${subtitle ?? ''}`].includes(typed)
      ? 0
      : name.toLowerCase() === typed.toLowerCase()
        ? 1
        : 2;
  return (byText.get(nameKey(typed)) ?? byText.get(wordsKey(nameWords(typed))) ?? [])
    .flatMap((place) => names[place]?.card ?? [])
    .sort((one, other) => spelling(one) - spelling(other) || ageOf(one) - ageOf(other));
}

/** The cards with all of the words, whole or as beginnings, in any order. */
function cardsBegunBy<Found extends CardToFind>(
  { names }: NameIndex<Found>,
  text: string,
  isAsked: IsAsked | undefined,
): NamedCard<Found>[] {
  const typed = nameWords(text);
  return names
    .filter(({ card, searched }) => (isAsked?.(card) ?? true) && beginWords(typed, searched))
    .map(({ card }) => ({ card, distance: 0 }));
}

function nearestCards<Found extends CardToFind>(
  { names, ageOf }: CardFinder<Found>,
  text: string,
  isAsked: IsAsked | undefined,
): NamedCard<Found>[] {
  const cardAt = (place: number) => (names.names[place] as KnownName<Found>).card;
  return matchNames(names, [text], isAsked && ((place) => isAsked(cardAt(place))))
    .sort(
      (one, other) =>
        one.distance - other.distance ||
        ageOf(cardAt(one.place)) - ageOf(cardAt(other.place)) ||
        one.place - other.place,
    )
    .map(({ place, distance }) => ({ card: cardAt(place), distance }));
}
