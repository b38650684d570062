import { nameWords } from '../folded-text';
import { distanceWithin, joinWords, MISTAKE, type JoinedWords } from './name-distance';
import type { CardToFind } from './card-finder';
import { type KnownName, type NameIndex, pairsOf } from './name-index';

/** A card whose name is like what was typed. */
export interface NameMatch {
  place: number;
  /** 0 for a name that has all of it; ten for each mistake, a little for each letter that is left over. */
  distance: number;
}

/** How many names are compared letter by letter; more don't share enough letters to matter. */
const COMPARED = 200;

/** Names that share less of what was typed than this part of the best aren't compared. */
const LEAST_SHARED = 0.4;

/** What each letter costs that a name has more or less than was typed. */
const LEFT_OVER = 0.1;

/** What it costs if the words stand in another order, or others stand between them. */
const APART = 1;

/**
 * The names that are most like some words: with up to one mistake in three letters, words in any order or written
 * together, the last one unfinished.
 *
 * @param isAsked which cards may match
 * @returns in no particular order
 */
export function matchNames(
  { names, byPair }: NameIndex<CardToFind>,
  words: readonly string[],
  isAsked?: (place: number) => boolean,
): NameMatch[] {
  const typed = words.flatMap(nameWords);
  if (typed.length === 0) return [];
  const whole = joinWords(typed);
  const each = typed.map((word) => joinWords([word]));
  const most = mostMistakes(whole.letters.length);
  return likely({ names, byPair }, typed, isAsked).flatMap((place) => {
    const name = names[place] as KnownName<CardToFind>;
    const { cost, end } = distanceWithin(whole, name.whole, most);
    const apart = cost > 0 && each.length > 1 ? distanceApart(each, name, most) : Infinity;
    // A comparison that was given up says nothing about the rest of the text.
    if (cost > most && apart > most) return [];
    const mistakes = Math.min(cost > most ? Infinity : cost, apart + APART);
    const isInName = mistakes === cost && end <= name.nameLength;
    const length = isInName ? name.nameLength : name.whole.letters.length;
    const leftOver = Math.abs(length - whole.letters.length);
    return [{ place, distance: mistakes + LEFT_OVER * leftOver }];
  });
}

/** One mistake in three letters; none in two, though they may stand inside a word. */
const mostMistakes = (length: number): number =>
  length < 3 ? MISTAKE - 1 : MISTAKE * Math.max(1, Math.floor(length / 3)) + MISTAKE - 1;

/** The distances of all typed words, each from the word of the name that is most like it and that no other took. */
function distanceApart(
  typed: readonly JoinedWords[],
  { words }: KnownName<CardToFind>,
  most: number,
): number {
  const left = new Set(words);
  let sum = 0;
  for (const word of typed) {
    let least = MISTAKE * word.letters.length;
    let taken: JoinedWords | undefined;
    for (const known of left) {
      const { cost } = distanceWithin(word, known, least);
      if (cost < least) [least, taken] = [cost, known];
    }
    if (taken) left.delete(taken);
    sum += least;
    if (sum > most) break;
  }
  return sum;
}

/** The places of the names that share the most pairs of letters with the words. */
function likely(
  { names, byPair }: Pick<NameIndex<CardToFind>, 'names' | 'byPair'>,
  words: readonly string[],
  isAsked: ((place: number) => boolean) | undefined,
): number[] {
  const shared = new Float32Array(names.length);
  const touched: number[] = [];
  let best = 0;
  for (const pair of pairsOf(words)) {
    const known = byPair.get(pair);
    if (!known) continue;
    for (const place of known.places) {
      const before = shared[place] as number;
      if (before === 0) {
        if (isAsked?.(place) === false) continue;
        touched.push(place);
      }
      const now = before + known.weight;
      shared[place] = now;
      if (now > best) best = now;
    }
  }
  const enough = touched.filter((place) => (shared[place] as number) >= LEAST_SHARED * best);
  if (enough.length <= COMPARED) return enough;
  // Of names that share as much, the shorter one is likelier.
  const rank = (place: number) =>
    (shared[place] as number) - 0.01 * (names[place] as KnownName<CardToFind>).pairs;
  return enough.sort((one, other) => rank(other) - rank(one)).slice(0, COMPARED);
}
