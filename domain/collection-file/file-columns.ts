import { foldedText } from '../folded-text';
import { quoted, readYesNo } from '../readers';

/** The columns of our own CSV, in their order; `Missing` is the owner's alone (rules/collection#who-sees-what). */
export const OWN_COLUMNS = [
  'Set',
  'CardNumber',
  'Name',
  'Subtitle',
  'Variant',
  'Count',
  'Missing',
] as const;

export type OwnColumn = (typeof OWN_COLUMNS)[number];

/** What a column of a file can mean. */
export type FileColumn =
  | OwnColumn
  | 'IsFoil'
  /** Foil or not, or the kind of printing. */
  | 'Finish'
  /** Copies in foil, where a row counts both finishes. */
  | 'FoilCount'
  /** Copies that come on top of the count. */
  | 'AddedCount'
  /** Something stamped on the card, such as `Judge`. */
  | 'Stamp'
  /** What one copy cost. */
  | 'PricePaid'
  | 'PriceCurrency'
  /** What a want means. */
  | 'Want';

/** `(As of 2026-07-19)` and dates in other forms: a program writes another one each day. */
const DATE = /\(\s*as of[^)]*\)|\(?\b\d{1,4}[-./]\d{1,2}[-./]\d{1,4}\b\)?/gi;

/** A column's name as it is compared: in any case, and without a date. */
export const columnKey = (cell: string): string =>
  foldedText(cell.replaceAll(DATE, ' '))
    .replaceAll(/[\s_]+/g, ' ')
    .trim()
    .replace(/^# (?=\S)/, '');

/** Columns whose value says that a row isn't an owned card, and why. */
const NOT_OWNED: Record<string, (value: string) => string | null> = {
  'binder type': (value) =>
    ['list', 'wishlist', 'wish list'].includes(value.trim().toLowerCase())
      ? 'It is on a list of wishes, not in a binder.'
      : null,
  ...Object.fromEntries(
    ['watchlist', 'wishlist', 'wish list', 'wanted'].map((name) => [
      name,
      (value: string) => (readYesNo(value) === true ? 'It is only wished for.' : null),
    ]),
  ),
  proxy: (value) => (readYesNo(value) === true ? 'It is a proxy.' : null),
};

/** Columns that say something of a card that a collection doesn't keep. */
const NOT_KEPT = new Set([
  'condition',
  'card condition',
  'zustand',
  'etat',
  'condicion',
  'condizione',
  'language',
  'lang',
  'card language',
  'sprache',
  'langue',
  'idioma',
  'lingua',
  'altered',
  'altered art',
  'alter',
  'signed',
  'misprint',
  'artist proof',
  'textless',
  'promo',
  'grade',
  'graded',
  'notes',
  'note',
  'comment',
  'tags',
]);

/** Values that say nothing special. */
const NOTHING_SAID = new Set(['', 'ungraded', 'none', 'n/a']);

/** What the columns that nothing is counted by say of a row. */
export interface OtherColumns {
  /** Why the row isn't an owned card; null if it is. */
  notOwned: string | null;
  /** The columns with a value that isn't kept. */
  notKept: readonly string[];
}

/**
 * @param names the names of all columns
 * @param used the places of those that are read
 */
export function otherColumns(names: readonly string[], used: ReadonlySet<number>) {
  const others = names.flatMap((name, at) =>
    used.has(at) ? [] : [{ name, at, key: columnKey(name) }],
  );
  const owned = others.flatMap(({ key, at }) => {
    const judge = NOT_OWNED[key];
    return judge ? [{ at, judge }] : [];
  });
  const kept = others.filter(({ key }) => NOT_KEPT.has(key));
  return (cells: readonly string[]): OtherColumns => ({
    notOwned: owned.reduce<string | null>(
      (why, { at, judge }) => why ?? judge(cells[at] ?? ''),
      null,
    ),
    notKept: kept.flatMap(({ name, at }) => (isSaid(cells[at] ?? '') ? [name.trim()] : [])),
  });
}

const isSaid = (value: string): boolean =>
  !NOTHING_SAID.has(value.trim().toLowerCase()) && readYesNo(value) !== false;

/** Why a stamped copy has to be looked at: a collection counts it as any other. */
export const stampWarning = (stamp: string): string =>
  `It is stamped ${quoted(stamp)}, which a collection doesn’t keep; it was counted as a copy without a stamp.`;
