import { splitWantText } from '../want-list';
import { CARD_SET_CODE_RULE, isCardSetCode, normalizeCardSetCode } from '../card-set';
import { inOneWidth, typeAtEnd, withoutFinish } from '../find-cards';
import {
  bothFinishes,
  countFault,
  type Finish,
  isCountText,
  NO_FINISH,
  quoted,
  readCount,
  readPrinting,
} from '../readers';
import { inOneLine } from './card-line';
import { type ReadRow, unreadable } from './file-row';

/** The start of a line: what isn't the card yet. */
interface LineStart {
  /** The count as written; undefined for a line without one. */
  count: string | undefined;
  /** Boxes to tick, of which a picklist has one a copy. */
  boxes: number;
  rest: string;
}

/** A bullet; a hyphen only with a blank behind it, since “-3” is less than nothing. */
const BULLET = /^(?:[•·‣▪●◦➤►]\s*|[-–—*+]\s+)/;
/** `SB: 2 Name`. */
const BOARD = /^(?:sb|mb|side(?:board)?|main(?:board|deck)?|deck):\s*/i;
const BOX = /^(?:\[[\sx✓✔]?\]|[☐☑☒□■✓✔])\s*/i;

/** Counts of several words, or joined to the name; one word alone is asked of {@link isCountText}. */
const COUNTS = [
  /^(\d+ [x×*✕]|[x×*✕] \d+) (?=\S)/i,
  /^(\d+[x×*✕])(?=[^\s\d])/i,
  /^(\d+ (?:pcs?|stk|st[uü]ck|copies|copy)\.?)(?: of)? (?=\S)/i,
  /^(\d+),? of (?=\S)/i,
  /^(\d+) ?(?:[|:]|[-–—,] ) ?(?=\S)/,
];

/** A first word that can't be a part of a name: `-3`, `1,250`, `3/4`. */
const NO_NAME = /^[^\p{L}]*\d[^\p{L}]*$/u;

function startOf(line: string): LineStart {
  let rest = line;
  let boxes = 0;
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replace(BULLET, '').replace(BOARD, '');
    for (; BOX.test(rest); boxes += 1) rest = rest.replace(BOX, '');
  }
  for (const form of COUNTS) {
    const [whole, count] = form.exec(rest) ?? [];
    if (whole !== undefined) return { count, boxes, rest: rest.slice(whole.length) };
  }
  const space = rest.indexOf(' ');
  const word = rest.slice(0, space === -1 ? undefined : space);
  const isCount = space !== -1 && (isCountText(word) || NO_NAME.test(word));
  return isCount
    ? { count: word, boxes, rest: rest.slice(space + 1).trim() }
    : { count: undefined, boxes, rest };
}

/** Whether a line begins as one of a list of cards: with a count or a box to tick. */
export function startsAsCardLine(line: string): boolean {
  const { count, boxes, rest } = startOf(asWritten(line));
  return boxes > 0 || (count !== undefined && isCountText(count) && /\p{L}/u.test(rest));
}

/** Whether a line has boxes to tick, as a picklist has one a copy. */
export const isBoxLine = (line: string): boolean => startOf(asWritten(line)).boxes > 0;

/** Set, number and what stands around them. */
interface LinePlace {
  before: string;
  code: string;
  number: string;
  after: string;
}

/** `(SOR) 059`, `[SOR]`, `(SOR_059)`: the set, and the number inside or behind the brackets. */
const BRACKETS =
  /[([{]\s*([^\s()[\]{}_#:/-]{1,40})(?:[\s_#:/-]+#?(\d[^\s()[\]{}]*))?\s*[)\]}](?:\s*#?([^\s/()[\]{}^]*\d[^\s/()[\]{}^]*)(?:\/\d+)?(?=[\s,;]|$))?/g;

/** `SOR_059`, `SOR-059`, `SOR#059` anywhere; `SOR 059` and `SOR059` at the end or as all that there is. */
const JOINED = /(?:^|[\s,|])([a-z][a-z0-9]{1,5})[_#:/.·-](\d{1,5}[a-z]?)(?:\/\d+)?(?=[\s,;]|$)/i;
const SPACED = /(?:^|[\s,|])([A-Z][A-Z0-9]{1,5}) #?(\d{1,5}[A-Za-z]?)(?:\/\d+)?(?=[\s,;]|$)/;
const ALONE = /^([a-z][a-z0-9]{1,5}) #?(\d{1,5}[a-z]?)(?:\/\d+)?(?=[\s,;]|$)/i;
const GLUED = /^([A-Za-z]{2,5})(\d{1,5}[a-z]?)(?:\/\d+)?(?=[\s,;]|$)/;

function placeIn(text: string): LinePlace | null {
  const found = [...text.matchAll(BRACKETS)].map((match) => {
    const [whole, code = '', inside, behind] = match;
    const end = match.index + whole.length;
    const place = { before: text.slice(0, match.index), code, after: text.slice(end) };
    return { place: { ...place, number: inside ?? behind ?? '' }, isBehind: behind !== undefined };
  });
  const numbered =
    found.findLast(({ isBehind }) => isBehind) ?? found.find(({ place }) => place.number);
  if (numbered) return numbered.place;
  for (const form of [JOINED, SPACED, ALONE, GLUED]) {
    const match = form.exec(text);
    if (!match) continue;
    const [whole, code = '', number = ''] = match;
    const end = match.index + whole.length;
    return { before: text.slice(0, match.index), code, number, after: text.slice(end) };
  }
  const named = found.findLast(({ place }) => readPrinting(place.code) === null) ?? found.at(-1);
  return named?.place ?? null;
}

/** What stands behind set and number. */
interface LineEnd {
  finish: Finish;
  count: string | undefined;
  hasTags: boolean;
}

/** What programs add to a line to sort cards by: `[Events{noDeck}]`, `^Have,#37d67a^`, `#keep`. */
const TAGS = /\^[^^]*\^|(?:^|\s)#[^\s\d]\S*|\[[^\]]*\]|(?:^|\s)(?:\/\/|#\s).*$/g;

/** Reads a line's end, or says which words of it can't be read. */
function endOf(text: string): LineEnd | { unknown: string } {
  let hasTags = false;
  let inTags = NO_FINISH;
  const words = text.replaceAll(TAGS, (tag) => {
    const finish = tag.startsWith('[') ? readPrinting(tag.slice(1, -1)) : null;
    if (finish === null) hasTags = true;
    else inTags = bothFinishes(inTags, finish);
    return ' ';
  });
  const [counted, before = '', count] =
    /^(.*?)[\s,]*((?:[x×]\s?)?\d+\s?[x×]?|\(\d+\))\s*$/i.exec(words) ?? [];
  const isCounted = counted !== undefined && (count === undefined || isCountText(count));
  const printingText = (isCounted ? before : words).replaceAll(/[<>]/g, ' ').trim();
  const finish = readPrinting(printingText);
  return finish === null
    ? { unknown: printingText }
    : { finish: bothFinishes(finish, inTags), count: isCounted ? count : undefined, hasTags };
}

/** `Name x3`. */
const COUNT_AT_NAME_END = /^(.*\S)\s+([x×]\s?\d+|\d+\s?[x×])$/i;

/** In one width, without line breaks and what nobody sees. */
const asWritten = (line: string): string =>
  inOneLine(inOneWidth(line).replaceAll(UNSEEN, '')).replaceAll(TABLE_EDGES, '');

/** Characters without a width, which pages and chats put between others. */
const UNSEEN = /[\u200B-\u200F\u2060\uFEFF]|\uFE0F|\u20E3/g;

/** The bars around a row of a table in Markdown. */
const TABLE_EDGES = /^\| ?| ?\|$/g;

const SET_MISSING = 'The set’s code is missing, as in “3 Name (SHD) 331”.';

/**
 * Reads a line of a text list, as players and programs write it (rules/collection-files#text-lists): `3 Name (SHD) 331`,
 * `3xSHD_331`, `• x3 Name [SHD] 331 *F* #tag`, and for a want what it means, `3 Name (SHD) 331 any <5`. Without a number, the name identifies the card. A line without a count is
 * one copy, if it has the card's name; a count that can't be read is never one copy.
 */
export function readCardLine(line: string): ReadRow {
  const start = startOf(asWritten(line));
  const place = placeIn(start.rest);
  if (start.count !== undefined && !isReadable(start.count)) {
    return unreadable(countFault('The count', start.count));
  }
  if (!place) return unreadable(SET_MISSING);
  const setCode = normalizeCardSetCode(place.code);
  if (!isCardSetCode(setCode)) {
    return unreadable(`${quoted(place.code)} isn’t a set code: ${CARD_SET_CODE_RULE}.`);
  }
  const { rest, want } = splitWantText(place.after);
  const isNameBehind = hasNameBehind({ ...place, after: rest });
  const end = endOf(isNameBehind ? '' : rest);
  if ('unknown' in end) return unreadable(`${quoted(end.unknown)} isn’t a kind of printing.`);

  const called = isNameBehind ? place.after : place.before;
  const { name, finish, count: counted } = nameOf(called, start.count);
  const printing = {
    setCode,
    number: place.number,
    ...bothFinishes(end.finish, finish),
    ...(place.number === '' && { name }),
  };
  if (place.number === '' && name === '') return unreadable('The line names no card.');

  const counts = countsOf(start, [counted, end.count]);
  const copies = copiesOf(counts);
  if (typeof copies === 'string') return unreadable(copies, printing);
  return {
    ok: true,
    row: {
      printing,
      count: copies,
      ...(counts.length === 0 && place.number !== '' && name !== '' && { mustBeCalled: name }),
      ...(want && !isNameBehind && { want }),
      ...(end.hasTags && { notKept: ['tags'] }),
    },
  };
}

/** What a line of a deck says; it names a card, so the printing doesn't matter. */
export interface DeckCardLine {
  count: number;
  /** Null without a known set. */
  setCode: string | null;
  /** Empty without a number. */
  number: string;
  /** What the card may be called, the likeliest first; empty if the line has only a number. */
  names: readonly string[];
  /** If no card is called so, what the line may mean instead: `Name 3`. */
  otherwise: { count: number; name: string } | null;
}

/**
 * Reads a line of a deck, in which a name may stand without its set: `3 BT-1 | Blastomech`, `3xSOR_193`. A code counts
 * only if it is one of a known set, since names have hyphens and numbers, too.
 *
 * @returns a sentence if it can't be read
 */
export function readDeckLine(
  line: string,
  sets: { has: (code: string) => boolean },
): DeckCardLine | string {
  const written = asWritten(line);
  const start = startOf(written);
  if (start.count !== undefined && !isReadable(start.count)) {
    return countFault('The count', start.count);
  }
  const place = placeIn(start.rest);
  const setCode = normalizeCardSetCode(place?.code ?? '');
  const isKnown = place !== null && sets.has(setCode);
  const isNameBehind = isKnown && hasNameBehind(place);
  const end = isKnown && !isNameBehind ? endOf(place.after) : { count: undefined };
  const called = isNameBehind ? place.after : isKnown ? place.before : start.rest;
  const whole = nameOf(called.replaceAll(TAGS, ' '), start.count);
  const copies = copiesOf(countsOf(start, [whole.count, 'unknown' in end ? undefined : end.count]));
  if (typeof copies === 'string') return copies;
  const names = [
    whole.name,
    // “2 Name (XYZ) 12” of a set that isn't known here.
    ...(place !== null && !isKnown ? [nameOf(place.before, start.count).name] : []),
    withoutEnd(whole.name),
  ];
  const [, name = '', counted = ''] = isCounted(start) ? [] : (COUNT_BEHIND.exec(whole.name) ?? []);
  return {
    count: copies,
    setCode: isKnown ? setCode : null,
    number: isKnown ? place.number : '',
    names: [...new Set(names)].filter((each) => /[\p{L}\p{N}]/u.test(each)),
    otherwise: name === '' ? null : { count: Number(counted), name },
  };
}

const isCounted = ({ count, boxes }: LineStart): boolean => count !== undefined || boxes > 0;

/** `Name 3`, `Name: 3`, `Name - 3`; names end in numbers, too. */
const COUNT_BEHIND = /^(.*[^\s:=–—|-])[\s:=–—|-]+(\d{1,2})$/;

/** A card's number or price behind its name. */
const NUMBER_OR_PRICE =
  /\s+[-–—]?\s*(?:#?\d+\/\d+|#\d+[a-z]?|[$€£]\s?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s?[$€£])$/i;

/** A name without what lists write behind it: `Name - $0.25`, `Name #070`, `Name hyperspace foil`. */
function withoutEnd(name: string): string {
  const shorter = name.replace(NUMBER_OR_PRICE, '');
  return (
    typeAtEnd(shorter.split(' '))
      ?.rest.join(' ')
      .replace(/[\s,|–—-]+$/, '') ?? shorter
  );
}

/** Whether the name stands behind set and number, as in “1 [SOR#059] Name”. */
const hasNameBehind = ({ before, number, after }: LinePlace): boolean =>
  before.trim() === '' && number !== '' && 'unknown' in endOf(after);

/** All counts that a line has. */
function countsOf(
  { count, boxes }: LineStart,
  others: readonly (string | undefined)[],
): readonly string[] {
  const counts = [count, ...others].filter((each) => each !== undefined);
  return boxes > 1 || (boxes === 1 && counts.length === 0) ? [...counts, String(boxes)] : counts;
}

/** What they say together, which is one copy if there are none; or why they can't be read. */
function copiesOf([count = '1', ...others]: readonly string[]): number | string {
  const copies = readCount(count);
  if (copies === undefined) return countFault('The count', count);
  return others.some((each) => readCount(each) !== copies) ? 'The line has two counts.' : copies;
}

const isReadable = (count: string): boolean => readCount(count) !== undefined;

/** A card's name, with the printing in it and the count at its end. */
function nameOf(text: string, leading: string | undefined) {
  const { rest: name, finish } = withoutFinish(text.replace(/[\s,|-]+$/, ''));
  if (leading !== undefined) return { name, finish, count: undefined };
  const [, called = name, count] = COUNT_AT_NAME_END.exec(name) ?? [];
  return { name: called, finish, count };
}
