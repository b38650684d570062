import { official } from './official';
import type { Source } from './source';
import { swuDb } from './swu-db';
import { tcgcsv } from './tcgcsv';

/** Every source by the name of its folder below `--from`. If two know the same, the first one wins. */
export const SOURCES = { 'swu-db': swuDb, tcgcsv, official } satisfies Record<string, Source>;

export type SourceName = keyof typeof SOURCES;
