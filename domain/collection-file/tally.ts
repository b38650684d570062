import { formatNumber } from '@domain/number-text';
import { MAX_INVENTORY } from '../collection';
import type { FileRow } from './read-row';
import type { CollectionFileFormat } from './file-format';

/** A message about one row. */
export interface RowNote {
  /** Counted from 1: a line of the file, or an entry of our JSON. */
  line: number;
  /** What the row is about, such as `SOR 059`; empty where that is unknown. */
  about: string;
  text: string;
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
  /** The first row that counts it. */
  line: number;
  about: string;
}

/** The contents of a whole file. */
export interface FileContents {
  format: CollectionFileFormat;
  rows: number;
  printings: FilePrinting[];
  /** Ids of the sets of which at least one row could be used. */
  setIds: string[];
  /** Printings that only unusable rows name; they stay as they are. */
  untouched: string[];
  rejected: RowNotes;
  warnings: RowNotes;
}

/** At most this many rows are listed one by one. */
export const MAX_NOTES = 1_000;

/** Adds up a file's rows. Its memory is bounded by the catalogue, however long the file is. */
export class Tally {
  private rows = 0;
  private readonly printings = new Map<string, FilePrinting>();
  private readonly setIds = new Set<string>();
  private readonly untouched = new Set<string>();
  private readonly rejected: RowNotes = { total: 0, first: [] };
  private readonly warnings: RowNotes = { total: 0, first: [] };

  /** A row that counts: repeated ones are summed (rules/collection-files#rows), up to what a collection can hold. */
  add(variantId: string, setId: string, row: FileRow, note: Omit<RowNote, 'text'>): void {
    const known = this.printings.get(variantId);
    const count = (known?.count ?? 0) + row.count;
    if (count > MAX_INVENTORY) {
      this.reject({ ...note, text: tooMany('With this row the file counts', count) }, variantId);
      return;
    }
    this.rows += 1;
    this.setIds.add(setId);
    const missing = row.missing ?? known?.missing ?? row.missing;
    this.printings.set(variantId, {
      variantId,
      setId,
      count,
      ...(missing !== undefined && { missing }),
      line: known?.line ?? note.line,
      about: known?.about ?? note.about,
    });
  }

  /** @param variantId the printing that the row names, if any */
  reject(note: RowNote, variantId?: string): void {
    this.rows += 1;
    keep(this.rejected, note);
    if (variantId !== undefined) this.untouched.add(variantId);
  }

  warn(note: RowNote): void {
    keep(this.warnings, note);
  }

  contents(format: CollectionFileFormat): FileContents {
    return {
      format,
      rows: this.rows,
      printings: [...this.printings.values()],
      setIds: [...this.setIds],
      untouched: [...this.untouched].filter((id) => !this.printings.has(id)),
      rejected: this.rejected,
      warnings: this.warnings,
    };
  }
}

function keep(notes: RowNotes, note: RowNote): void {
  notes.total += 1;
  if (notes.first.length < MAX_NOTES) notes.first.push(note);
}

/** Why a count is too large, as a sentence. */
export const tooMany = (what: string, count: number): string =>
  `${what} ${formatNumber(count)} copies; ${formatNumber(MAX_INVENTORY)} is the most.`;
