import type { FileColumn } from '../file-columns';

/** A program whose files are known by the columns that it writes. */
export interface CardProgram {
  /** What its file is called, as in “This is a Moxfield collection”. */
  name: string;
  /** The header exactly as the program writes it. A date in it is left out. */
  header: readonly string[];
  /** The columns by which a file is known, all of them. */
  columns: Partial<Record<FileColumn, string>>;
  /** Columns that are used if they are there; one takes precedence over the same of `columns`. */
  optional?: Partial<Record<FileColumn, string>>;
}
