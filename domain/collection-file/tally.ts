import { formatNumber } from '@domain/number-text';
import { isPaid, MAX_INVENTORY } from '../collection';
import type { WantTerms } from '../want-list';
import type { FileRow } from './file-row';
import type { CollectionFileFormat } from './file-format';

/** A message about one row. */
export interface RowNote {
  /** Counted from 1: a line of the file, or an entry of our JSON. */
  line: number;
  /** What the row is about, such as `SOR 059`; empty where that is unknown. */
  about: string;
  text: string;
  /** An unusable row as it stands in the file: its cells, or one text. */
  source?: readonly string[];
}

/** The number of messages, and the first of them. */
export interface RowNotes {
  total: number;
  first: RowNote[];
}

/** All rows of a file about one printing. */
export interface FilePrinting {
  variantId: string;
  setId: string;
  count: number;
  /** The override; null for the default, undefined if the file doesn't have it. */
  missing?: number | null;
  /** What it means as a want, by the last row that says it. */
  want?: WantTerms;
  /** The first row that counts it. */
  line: number;
  about: string;
}

/** What a player sees of a file that was read. */
export interface FileReading {
  format: CollectionFileFormat;
  rows: number;
  /** Unusable rows, with reasons. */
  rejected: RowNotes;
  warnings: RowNotes;
  /** The names of a CSV's columns, for a file of its unusable rows; empty for other files. */
  header: readonly string[];
  /** What the reader decided by itself, as sentences. */
  remarks: readonly string[];
  /** What rows say and a collection doesn't keep, by how many rows. */
  notKept: readonly NotKept[];
  /** What all copies cost together, in whole cents; null unless each has its price. */
  paidCents: number | null;
}

/** The contents of a whole file. */
export interface FileContents extends FileReading {
  printings: FilePrinting[];
  /** Ids of the sets of which at least one row could be used. */
  setIds: string[];
  /** Printings that only unusable rows name; they stay as they are. */
  untouched: string[];
}

/** The part of a file's contents that the player sees. */
export const readingOf = (contents: FileContents): FileReading => {
  const { format, rows, rejected, warnings, header, remarks, notKept, paidCents } = contents;
  return { format, rows, rejected, warnings, header, remarks, notKept, paidCents };
};

/** Something that a collection doesn't keep. */
export interface NotKept {
  /** The column's name, or what it is. */
  what: string;
  rows: number;
}

/** What only a want list keeps. */
export const ABOUT_WANTS = 'Want';

/** At most this many rows are listed one by one. */
export const MAX_NOTES = 1_000;

/** A place in a file. */
interface RowPlace {
  line: number;
  about: string;
  source: readonly string[];
}

/** The most characters of an unusable row that are kept. */
const MAX_SOURCE = 2_000;

/** Adds up a file's rows. Its memory is bounded by the catalogue, however long the file is. */
export class Tally {
  private rows = 0;
  private readonly printings = new Map<string, FilePrinting>();
  private readonly setIds = new Set<string>();
  private readonly untouched = new Set<string>();
  private readonly rejected: RowNotes = { total: 0, first: [] };
  private readonly warnings: RowNotes = { total: 0, first: [] };
  private readonly notKept = new Map<string, number>();
  private readonly paid = { cents: 0, rows: 0, lacking: 0, unread: 0 };

  /** A row of the file; it may count several printings. */
  begin(): void {
    this.rows += 1;
  }

  /** A row that counts: repeated ones are summed (rules/collection-files#rows), up to what a collection can hold. */
  add(variantId: string, setId: string, row: FileRow, place: RowPlace): void {
    const known = this.printings.get(variantId);
    const count = (known?.count ?? 0) + row.count;
    if (count > MAX_INVENTORY) {
      this.reject(place, tooMany('With this row the file counts', count), variantId);
      return;
    }
    this.setIds.add(setId);
    for (const what of row.notKept ?? []) this.lose(what);
    if (row.want) this.lose(ABOUT_WANTS);
    this.addPaid(row);
    const want = row.want ?? known?.want;
    const missing = row.missing ?? known?.missing ?? row.missing;
    this.printings.set(variantId, {
      variantId,
      setId,
      count,
      ...(missing !== undefined && { missing }),
      ...(want && { want }),
      line: known?.line ?? place.line,
      about: known?.about ?? place.about,
    });
  }

  /** @param variantId the printing that the row names, if any */
  reject({ line, about, source }: RowPlace, text: string, variantId?: string): void {
    const cells = source.map((cell) => cell.slice(0, MAX_SOURCE));
    keep(this.rejected, { line, about, text, source: cells });
    if (variantId !== undefined) this.untouched.add(variantId);
  }

  warn({ line, about }: RowPlace, text: string): void {
    keep(this.warnings, { line, about, text });
  }

  contents(
    format: CollectionFileFormat,
    { header, remarks }: Pick<FileContents, 'header' | 'remarks'>,
  ): FileContents {
    const { cents, rows, lacking, unread } = this.paid;
    // A part of the prices would make the rest look like a gift.
    const isWhole = rows > 0 && cents > 0 && lacking === 0 && unread === 0 && isPaid(cents);
    if (!isWhole && cents + unread > 0) this.lose('price paid', rows + unread);
    return {
      format,
      rows: this.rows,
      printings: [...this.printings.values()],
      setIds: [...this.setIds],
      untouched: [...this.untouched].filter((id) => !this.printings.has(id)),
      rejected: this.rejected,
      warnings: this.warnings,
      header,
      remarks,
      notKept: Array.from(this.notKept, ([what, count]) => ({ what, rows: count })),
      paidCents: isWhole ? cents : null,
    };
  }

  private lose(what: string, rows = 1): void {
    this.notKept.set(what, (this.notKept.get(what) ?? 0) + rows);
  }

  private addPaid({ count, paid }: FileRow): void {
    if (count === 0) return;
    if (paid === undefined) this.paid.lacking += 1;
    else if ('unread' in paid) this.paid.unread += 1;
    else {
      this.paid.cents += count * paid.cents;
      this.paid.rows += 1;
    }
  }
}

function keep(notes: RowNotes, note: RowNote): void {
  notes.total += 1;
  if (notes.first.length < MAX_NOTES) notes.first.push(note);
}

/** Why a count is too large, as a sentence. */
export const tooMany = (what: string, count: number): string =>
  `${what} ${formatNumber(count)} copies; ${formatNumber(MAX_INVENTORY)} is the most.`;
