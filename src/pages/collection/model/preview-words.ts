import { VARIANT_TYPE_NAMES, type Card } from '@domain/card';
import {
  type MissingCost,
  type StoredCount,
  COLLECTION_KINDS,
  hasPrestige,
  ownedOf,
  PRESTIGE_KINDS,
  printingOfKind,
  progressOf,
  type Progress,
  type ProgressCount,
} from '@domain/collection';
import {
  COLLECTION_FILE_FORMATS,
  type ImportMode,
  type ImportPreview,
  type PlanPreview,
  type PreviewedChange,
} from '@domain/collection-file';
import { formatSum, type Money } from '@domain/pricing';
import type { SetCollection } from '@/entities/collection';
import { costWords, counted, countedCopies, formatNumber } from '@/shared/lib/format';

const number = (value: number): string => formatNumber(value);

/** `+3 copies`, `−1 copy`, `no copies more or fewer`. */
export function copiesWords(copies: number): string {
  if (copies === 0) return 'as many copies as before';
  return `${countedCopies(Math.abs(copies))} ${copies > 0 ? 'more' : 'fewer'}`;
}

/** The recognised file in words. */
export const recognisedWords = ({ fileName, format, rows }: ImportPreview): string =>
  `“${fileName}” is ${COLLECTION_FILE_FORMATS[format].name}, with ${counted(rows, 'row')}.`;

/** The effect of a plan in words. */
export function planWords(
  { changes, copies }: PlanPreview,
  { held, rejected }: Pick<ImportPreview, 'held' | 'rejected'>,
): string {
  if (changes > 0) return `${counted(changes, 'count')} would change: ${copiesWords(copies)}.`;
  if (held.of === 0) {
    return rejected.total > 0
      ? 'None of its rows can be used, so nothing would change.'
      : 'It counts no copies, so nothing would change.';
  }
  return rejected.total > 0
    ? 'Your collection has all rows that can be used already: nothing would change.'
    : 'Your collection has all of this already: nothing would change.';
}

/** Where the prices of a file go. */
export const paidWords = (cents: number, mode: ImportMode): string =>
  mode === 'add'
    ? `The file says what you paid: ${formatSum(cents)} in all. It goes to the import’s step in your history.`
    : `What you paid (${formatSum(cents)} in all) isn’t kept when sets are replaced.`;

/** Why adding a file is probably a mistake (rules/collection-files#doubling). */
export const doublingWords = ({ held: { same, of }, plans }: ImportPreview): string =>
  same === of
    ? `Every count in this file is the one in your collection. Adding it would count the same ${countedCopies(plans.add.copies)} twice.`
    : `${number(same)} of the ${counted(of, 'count')} in this file are those in your collection. Adding it would count those copies twice.`;

/** What is missing and what it costs: `5 copies missing: $2.50 at market prices, 3 copies without a price`. */
export const missingWords = (cost: MissingCost, money: Money): string =>
  costWords('missing', cost, money);

/** `059 · Foil`. */
export const printingWords = ({ number: printed, variantType }: PreviewedChange): string =>
  `${printed} · ${VARIANT_TYPE_NAMES[variantType]}`;

/** `3`, or `3, 1 missing` if the player set a number. */
export const countWords = ({ inventory, missingOverride }: StoredCount): string =>
  missingOverride === null
    ? number(inventory)
    : `${number(inventory)}, ${number(missingOverride)} missing`;

export interface Summary {
  /** Kinds that aren't collected are left out (rules/collection#progress). */
  progress: Progress[];
  /** Cards of which there is a copy of some printing. */
  ownedCards: number;
  /** Of the set. */
  cards: number;
  /** How many cards there is a playset of, in any mix of printings, and how many copies of most cards that takes. */
  playsets: { complete: number; of: number };
  /** Of all printings. */
  copies: number;
  /** Copies of prestige printings; null for a set without such printings. */
  prestigeCopies: number | null;
}

/** The progress of the owner's collection of a set. */
export function summaryOf(cards: readonly Card[], counts: SetCollection['counts']): Summary {
  const inventoryOf = (id: string) => counts[id]?.inventory ?? 0;
  const owned = cards.map((card) => ownedOf(card, counts));
  return {
    progress: progressOf(cards.flatMap((card) => progressCounts(card, counts))),
    cards: cards.length,
    playsets: {
      complete: owned.filter(({ copies, playset }) => copies >= playset).length,
      of: Math.max(0, ...owned.map(({ playset }) => playset)),
    },
    ownedCards: owned.filter(({ copies }) => copies > 0).length,
    copies: owned.reduce((sum, { copies }) => sum + copies, 0),
    prestigeCopies: hasPrestige(cards) ? copiesOfPrestige(cards, inventoryOf) : null,
  };
}

const copiesOfPrestige = (cards: readonly Card[], inventoryOf: (id: string) => number): number =>
  cards
    .flatMap((card) => PRESTIGE_KINDS.flatMap((kind) => printingOfKind(card, kind) ?? []))
    .reduce((sum, { id }) => sum + inventoryOf(id), 0);

const progressCounts = (card: Card, counts: SetCollection['counts']): ProgressCount[] =>
  COLLECTION_KINDS.flatMap((kind) => {
    const count = counts[printingOfKind(card, kind)?.id ?? ''];
    if (!count?.missing) return [];
    return [{ kind, target: count.target ?? 0, missing: count.missing.count }];
  });
