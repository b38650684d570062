import { official } from './official';
import type { Source } from './source';
import { swuDb } from './swu-db';
import { tcgcsv } from './tcgcsv';

/** Each source is named like its folder below `--from`. If two know the same, the first one wins. */
export const SOURCE_NAMES = ['swu-db', 'tcgcsv', 'official'] as const;
export type SourceName = (typeof SOURCE_NAMES)[number];

export const SOURCES: Record<SourceName, Source> = { 'swu-db': swuDb, tcgcsv, official };
