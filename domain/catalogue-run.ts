import { parserOf } from './errors';

/** What an administrator can start on the catalogue's page: the import of one file, or a sync of all sources. */
export const CATALOGUE_RUN_KINDS = ['IMPORT', 'SYNC'] as const;
export type CatalogueRunKind = (typeof CATALOGUE_RUN_KINDS)[number];

/** Throws `Unknown catalogue run: value` for any other value. */
export const parseCatalogueRunKind = parserOf('catalogue run', CATALOGUE_RUN_KINDS);

/**
 * How far a run is. REFUSED: it ended with one sentence, and changed nothing that the sentence doesn't say. FAILED: the
 * program is at fault.
 */
export const CATALOGUE_RUN_STATUSES = ['WAITING', 'RUNNING', 'DONE', 'REFUSED', 'FAILED'] as const;
export type CatalogueRunStatus = (typeof CATALOGUE_RUN_STATUSES)[number];

/** Throws `Unknown status of a catalogue run: value` for any other value. */
export const parseCatalogueRunStatus = parserOf(
  'status of a catalogue run',
  CATALOGUE_RUN_STATUSES,
);

/** Whether a run is still to come or under way; there is at most one of those. */
export const isUnderWay = (status: CatalogueRunStatus): boolean =>
  status === 'WAITING' || status === 'RUNNING';

/** What a run is doing, in a sentence; `done` of `of` steps or bytes, which are null as long as nobody knows. */
export interface CatalogueRunProgress {
  sentence: string;
  done: number | null;
  of: number | null;
}

/** What an administrator can do to the catalogue, as its audit has it. */
export const CATALOGUE_ACTIONS = [
  'RUN_STARTED',
  'RUN_ENDED',
  'SET_NAME',
  'SET_DESCRIPTION',
  'SET_PICTURE',
  'SET_POSITION',
  'PRICE_ACCEPTED',
  'PRICE_DROPPED',
  'PRODUCT_PINNED',
  'PRODUCT_UNPINNED',
] as const;
export type CatalogueAction = (typeof CATALOGUE_ACTIONS)[number];

/** Throws `Unknown action: value` for any other value. */
export const parseCatalogueAction = parserOf('action', CATALOGUE_ACTIONS);

/** The event of the live stream that tells administrators that a run has gone on; it has no content. */
export const CATALOGUE_RUN_EVENT = 'catalogue-run';

/** The most bytes of a picture of a set, as it is sent. */
export const MAX_SET_PICTURE_BYTES = 8 * 1024 * 1024;

/** The pictures of a set that are accepted; not SVG, which can refer to other files. */
export const SET_PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
