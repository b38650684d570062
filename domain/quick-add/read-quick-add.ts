import { isNumberWord, readWording } from '../find-cards';
import { isCountText, variantTypeOf } from '../readers';
import {
  refused,
  type BesideName,
  type EntryReading,
  type QuickAddChoice,
  type QuickAddError,
  type QuickAddQuestion,
} from './reading';
import { MANY_COPIES, MAX_CHOICES, MAX_ENTRIES, MAX_UNITS } from './limits';
import type { QuickAddIndex } from './quick-add-index';
import { readNameWords } from './read-name';
import { entriesOfRange } from './range';
import { readNumberWords } from './read-number';

/** The sets of which quick add may read cards. */
export interface QuickAddSets {
  /** The shown set's code, which an entry doesn't have to name. */
  shown: string;
  /** By upper-case code; null while the set's cards aren't loaded. */
  indexes: ReadonlyMap<string, QuickAddIndex | null>;
}

/** What a text means. With nothing typed, all is empty. */
export interface QuickAddReading {
  /** The likeliest first; each adds all that could be read of the text. */
  choices: readonly QuickAddChoice[];
  /** What couldn't be read, in the text's order. */
  errors: readonly QuickAddError[];
  question: QuickAddQuestion | null;
  /** How many entries the text has: `60, 61` has two, and so has `60-61`. */
  entries: number;
  /** Sets that the text names and whose cards aren't loaded. */
  setsToLoad: readonly string[];
}

interface Entry {
  text: string;
  start: number;
}

/**
 * Reads what is printed on cards: a set's code unless it is the shown one, a printing's number or words of a card's
 * name, a printing's code or name if it isn't the plainest one, and a count if it isn't 1: `059 3`, `SHD 5 foil`,
 * `3x 71`, `lantern hs`. Semicolons and line ends separate entries, and so do commas between numbers. A range means each
 * of its numbers: `1-20`.
 *
 * Never throws, whatever was pasted.
 *
 * @returns at most {@link MAX_CHOICES} choices
 */
export function readQuickAdd(text: string, sets: QuickAddSets): QuickAddReading {
  const errors: QuickAddError[] = [];
  const setsToLoad = new Set<string>();
  const readings: EntryReading[] = [];
  let entries = 0;
  for (const line of partsOf({ text, start: 0 }, /[\n\r;]/)) {
    let setCode = sets.shown;
    for (const entry of entriesOf(line)) {
      const named = setNamedIn(entry.text, sets);
      // “SHD 5, 6” are both of SHD.
      const isCarried = named === null && setCode !== sets.shown;
      const parts = readParts(entry.text, { ...sets, shown: setCode }, MAX_ENTRIES - entries);
      entries += parts.length;
      const carrier = isCarried ? `${setCode} ` : '';
      setCode = named ?? setCode;
      for (const { text: own, reading } of parts) {
        if (reading.problem === null) readings.push(reading);
        else errors.push({ ...reading.problem, ...entry, alone: carrier + own });
        if (reading.problem?.code === 'SET_NOT_LOADED') setsToLoad.add(setCode);
      }
    }
  }
  return { ...combine(readings), errors, entries, setsToLoad: [...setsToLoad] };
}

/** All that was read, as it is likeliest meant, and with copies where a second card could be meant. */
function combine(readings: readonly EntryReading[]) {
  const question =
    readings.find((reading) => reading.question === 'CARDS_OR_COPIES')?.question ??
    (hasManyCopies(readings) ? ('MANY_COPIES' as const) : null);
  const [only] = readings;
  if (!only) return { choices: [], question };
  if (readings.length === 1) return { choices: only.choices.slice(0, MAX_CHOICES), question };
  const likeliest = readings.flatMap(({ choices }) => choices[0] ?? []);
  if (question !== 'CARDS_OR_COPIES') return { choices: [likeliest], question };
  const copies = readings.flatMap(
    ({ choices, ...reading }) => choices[reading.question === 'CARDS_OR_COPIES' ? 1 : 0] ?? [],
  );
  return { choices: [likeliest, copies], question };
}

/** Whether more copies of a printing are added at once than go without asking. */
function hasManyCopies(readings: readonly EntryReading[]): boolean {
  const counts = new Map<string, number>();
  for (const { printing, count } of readings.flatMap(({ choices }) => choices[0] ?? [])) {
    counts.set(printing.id, (counts.get(printing.id) ?? 0) + count);
  }
  return [...counts.values()].some((count) => count > MANY_COPIES);
}

/** The parts between separators that aren't blank, at their places. */
function partsOf({ text, start }: Entry, separator: RegExp): Entry[] {
  let at = start;
  return text.split(separator).flatMap((part) => {
    const own = at + part.length - part.trimStart().length;
    at += part.length + 1;
    return part.trim() === '' ? [] : [{ text: part.trim(), start: own }];
  });
}

/** Commas separate entries only if each has a number: “Lantern Scout, Keeper” is a name. */
function entriesOf(line: Entry): Entry[] {
  const parts = partsOf(line, /,/);
  const areNumbered = parts
    .slice(1)
    .every(({ text }) => /^\S*\d/.test(text) || /^[a-z]{2,5} \d/i.test(text));
  return parts.length > 0 && areNumbered ? parts : [line];
}

const TOO_MANY = refused({
  code: 'TOO_MANY',
  message: `At most ${MAX_ENTRIES} lines are added at once; the rest stays here.`,
});

const RANGE_TOO_LONG = refused({
  code: 'TOO_MANY',
  message: `At most ${MAX_ENTRIES} cards are added at once. Make the range shorter.`,
});

/** What is read of an entry, and the text that is read alone: the entry's own, or that of a number in its range. */
interface Part {
  text: string;
  reading: EntryReading;
}

/** Reads an entry, or each number of its range. @param most how many may still be read */
function readParts(text: string, sets: QuickAddSets, most: number): Part[] {
  if (most <= 0) return [{ text, reading: TOO_MANY }];
  const whole = readEntry(text, sets);
  const range = whole.problem === null ? null : entriesOfRange(text);
  if (range === null) return [{ text, reading: whole }];
  if (range.length > most) return [{ text, reading: RANGE_TOO_LONG }];
  const parts = range.map((own) => ({ text: own, reading: readEntry(own, sets, true) }));
  // If nothing in it can be read, it stays as it was typed; else numbers that no card has are no mistake.
  if (parts.every(({ reading }) => reading.problem !== null)) {
    return parts.slice(0, 1).map(({ reading }) => ({ text, reading }));
  }
  return parts.filter(({ reading }) => reading.problem?.code !== 'UNKNOWN_NUMBER');
}

/** Characters that show as nothing, or turn the direction of the text around them. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}]/u;

/** The words of an entry and what stands around them. */
interface EntryWords extends BesideName {
  /** Beginning with the number, if there is one. */
  words: readonly string[];
  setCode: string | null;
}

function readWords(text: string, codes?: QuickAddSets['indexes']): EntryWords {
  const { words, setCode, setAt, finish, counts } = readWording(text, codes);
  const type = variantTypeOf(finish);
  if (words.length > 0) {
    const [before, behind] = [words.slice(0, setAt), words.slice(setAt)];
    // In `3 Lantern Scout (SOR) 059`, the number identifies the printing.
    const isListed = before.length > 0 && isNumberWord(behind[0]);
    if (!isListed) return { words, setCode, counts, type };
    const leading = before.slice(0, 1).filter(isCountText);
    return { words: behind, setCode, counts: [...leading, ...counts], type };
  }
  return counts.length > 0
    ? { words: counts, setCode, counts: [], type }
    : { words: text.split(/\s+/), setCode: null, counts: [], type: null };
}

const setNamedIn = (text: string, { indexes }: QuickAddSets): string | null =>
  readWords(text, indexes).setCode;

/** @param isOfRange whether its number can't be a word of a name */
function readEntry(text: string, sets: QuickAddSets, isOfRange = false): EntryReading {
  if (text.length > MAX_UNITS) {
    return refused({ code: 'TOO_LONG', message: `A line has at most ${MAX_UNITS} characters.` });
  }
  if (INVISIBLE.test(text.replaceAll(/\s/g, ''))) {
    return refused({
      code: 'UNREADABLE',
      message: 'This line has an invisible character that can’t be read. Type it again.',
    });
  }
  const entry = readWords(text, sets.indexes);
  const reading = readInSet(entry, sets, isOfRange);
  if (reading.problem === null || isOfRange) return reading;
  const [first = '', second] = entry.words;
  if (entry.setCode !== null && !isNumberWord(first)) {
    // A name may have the letters of a set's code.
    const asName = readInSet(readWords(text), sets);
    if (asName.problem === null) return asName;
  }
  if (entry.setCode === null && /^[a-z]{3}$/i.test(first) && isNumberWord(second)) {
    const code = first.toUpperCase();
    return refused({ code: 'UNKNOWN_SET', message: `There is no card and no set called ${code}.` });
  }
  return reading;
}

function readInSet(
  entry: EntryWords,
  { shown, indexes }: QuickAddSets,
  isOfRange = false,
): EntryReading {
  const { words, setCode } = entry;
  const index = indexes.get(setCode ?? shown);
  if (!index) {
    return refused({
      code: 'SET_NOT_LOADED',
      message:
        setCode === null || setCode === shown
          ? 'The cards are still loading. Try again in a moment.'
          : `The cards of ${setCode} are still loading. Try again in a moment.`,
    });
  }
  const byNumber = readNumberWords(words, index, entry);
  if (byNumber !== null && (byNumber.problem === null || isOfRange)) return byNumber;
  // A name may begin with a number, too.
  const byName = readNameWords(words, index, entry);
  if (byNumber === null || byName.problem === null) return byName;
  const [count = '', ...name] = words;
  const isCounted = isCountText(count) && name.length > 0 && entry.counts.length === 0;
  if (!isCounted || byNumber.problem?.code === 'NO_SUCH_PRINTING') return byNumber;
  const counted = readNameWords(name, index, { ...entry, counts: [count] });
  return counted.problem === null ? counted : byNumber;
}
