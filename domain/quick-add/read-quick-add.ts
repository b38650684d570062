import { isMarkedCount } from '../readers';
import {
  refused,
  type EntryReading,
  type QuickAddChoice,
  type QuickAddError,
  type QuickAddQuestion,
} from './reading';
import { MANY_COPIES, MAX_CHOICES, MAX_ENTRIES, MAX_UNITS } from './limits';
import { isNumberWord, readNumberWords } from './read-number';
import { readNameWords } from './read-name';
import type { QuickAddIndex } from './known-cards';

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
  /** How many entries the text has: `60, 61` has two. */
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
 * `3x 71`, `lantern hs`. Semicolons and line ends separate entries, and so do commas between numbers.
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
      entries += 1;
      const reading =
        entries > MAX_ENTRIES ? TOO_MANY : readEntry(entry.text, { ...sets, shown: setCode });
      // “SHD 5, 6” are both of SHD.
      const named = setNamedIn(entry.text, sets);
      const isCarried = named === null && setCode !== sets.shown;
      const alone = isCarried ? `${setCode} ${entry.text}` : entry.text;
      setCode = named ?? setCode;
      if (reading.problem === null) readings.push(reading);
      else errors.push({ ...reading.problem, ...entry, alone });
      if (reading.problem?.code === 'SET_NOT_LOADED') setsToLoad.add(setCode);
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
  for (const { variant, count } of readings.flatMap(({ choices }) => choices[0] ?? [])) {
    counts.set(variant.id, (counts.get(variant.id) ?? 0) + count);
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

/** Characters that show as nothing, or turn the direction of the text around them. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}]/u;

/** A set's code with a number right behind it, as some print it: `SOR070`, `SOR_070`, `SOR-070`. */
const SET_AND_NUMBER = /^([a-z]{2,5})[-_]?(\d\S*)$/i;

/** A word as it is, or the code of a known set and the number behind it. */
export function splitSetAndNumber(word: string, codes: { has: (code: string) => boolean }) {
  const [, code = '', number = ''] = SET_AND_NUMBER.exec(word) ?? [];
  return codes.has(code.toUpperCase()) ? [code, number] : [word];
}

function wordsOf(text: string, { indexes }: QuickAddSets): string[] {
  const [first = '', ...rest] = text.split(/\s+/);
  return [...splitSetAndNumber(first, indexes), ...rest];
}

/** The set's code and the count before it, and what follows. */
function headOf(text: string, sets: QuickAddSets) {
  const { indexes } = sets;
  let words: readonly string[] = wordsOf(text, sets);
  let leading: string | undefined;
  let setCode: string | null = null;
  for (let step = 0; step < 2 && words.length > 1; step += 1) {
    const [word = ''] = words;
    if (leading === undefined && isMarkedCount(word)) leading = word;
    else if (setCode === null && indexes.has(word.toUpperCase())) setCode = word.toUpperCase();
    else break;
    words = wordsOf(words.slice(1).join(' '), sets);
  }
  return { words, leading, setCode };
}

const setNamedIn = (text: string, sets: QuickAddSets): string | null => headOf(text, sets).setCode;

function readEntry(text: string, sets: QuickAddSets): EntryReading {
  if (text.length > MAX_UNITS) {
    return refused({ code: 'TOO_LONG', message: `A line has at most ${MAX_UNITS} characters.` });
  }
  if (INVISIBLE.test(text.replaceAll(/\s/g, ''))) {
    return refused({
      code: 'UNREADABLE',
      message: 'This line has an invisible character that can’t be read. Type it again.',
    });
  }
  const { words, leading, setCode } = headOf(text, sets);
  const reading = readInSet(words, setCode ?? sets.shown, sets, leading);
  if (reading.problem === null) return reading;
  if (setCode !== null && !isNumberWord(words[0])) {
    // A name may begin with the letters of a set's code.
    const asName = readInSet(text.split(/\s+/), sets.shown, sets);
    if (asName.problem === null) return asName;
  }
  const [first = '', second] = words;
  if (setCode === null && /^[a-z]{3}$/i.test(first) && isNumberWord(second)) {
    const code = first.toUpperCase();
    return refused({ code: 'UNKNOWN_SET', message: `There is no card and no set called ${code}.` });
  }
  return reading;
}

function readInSet(
  words: readonly string[],
  setCode: string,
  { shown, indexes }: QuickAddSets,
  leading?: string,
): EntryReading {
  const index = indexes.get(setCode);
  if (!index) {
    return refused({
      code: 'SET_NOT_LOADED',
      message:
        setCode === shown
          ? 'The cards are still loading. Try again in a moment.'
          : `The cards of ${setCode} are still loading. Try again in a moment.`,
    });
  }
  const byNumber = readNumberWords(words, index, leading);
  if (byNumber !== null && byNumber.problem === null) return byNumber;
  // A name may begin with a number, too.
  const byName = readNameWords(words, index, leading);
  if (byNumber === null || byName.problem === null) return byName;
  return byNumber;
}
