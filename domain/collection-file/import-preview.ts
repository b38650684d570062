import type { VariantType } from '../card';
import type { StoredCount } from '../collection';
import type { CollectionFileFormat, ImportMode } from './file-format';
import type { RowNotes } from './tally';

/** What is told of a file that was read, before anything is changed (rules/collection-files#preview). */
export interface ImportPreview {
  /** Names the reading, for whoever applies it within the hour. */
  id: string;
  fileName: string;
  format: CollectionFileFormat;
  rows: number;
  /** Rows that can't be used, and why. */
  rejected: RowNotes;
  warnings: RowNotes;
  /** What each way of importing it would do. */
  plans: Record<ImportMode, PlanPreview>;
}

export interface PlanPreview {
  /** How many printings' counts would change. */
  changes: number;
  /** How many copies the collection would hold more, or fewer. */
  copies: number;
  sets: { code: string; name: string; changes: number; copies: number }[];
  /** The first changes, one by one. */
  first: PreviewedChange[];
  /** Counts that can't be changed, and why. */
  refused: RowNotes;
}

export interface PreviewedChange {
  variantId: string;
  setCode: string;
  number: string;
  name: string;
  subtitle: string | null;
  variantType: VariantType;
  from: StoredCount;
  to: StoredCount;
}

/** As many changes are told of one by one. */
export const MOST_PREVIEWED = 200;

/** What came of an import. */
export interface AppliedImport {
  /** The step that undoes it all; null where everything was so already. */
  stepId: string | null;
  /** How many printings' counts changed. */
  changes: number;
}

/** One line of the answer while an import is applied. */
export type ImportProgress =
  | { written: number; of: number }
  | { applied: AppliedImport }
  | { errors: unknown[] };
