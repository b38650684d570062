import { join } from 'node:path';
import pLimit from 'p-limit';
import { folderFiles } from './source-files/folder-files';
import { webFiles } from './source-files/web-files';
import type { RetryOptions } from './source-files/retried';
import type { SourceLimits } from './source-files/open-address';
import type { SourceName } from './sources/all-sources';
import type { ParseJson } from './sources/json/parse-json';
import type { AllFiles } from './read-sources';
import type { SourceFiles } from './sources/source';

/** Where a sync reads: a folder with a folder for each source, or the sources' addresses. */
export type SyncFrom = { folder: string } | SourceAddresses;

export interface SourceAddresses {
  /** A source without an address is left out. */
  addresses: Partial<Record<SourceName, string | undefined>>;
  /** The operator's e-mail address, which providers see. */
  contact: string;
  limits?: SourceLimits;
  retry?: Partial<RetryOptions>;
}

/** Providers get no more requests at once. */
const AT_ONCE = 2;

interface Surroundings {
  dataDir: string;
  parse: ParseJson;
  now: Date;
  signal?: AbortSignal | undefined;
}

/** The files of each source. What is fetched is kept in the folder `sources` of the data folder. */
export function openFiles(from: SyncFrom, { dataDir, parse, now, signal }: Surroundings): AllFiles {
  const limit = pLimit(AT_ONCE);
  const filesOf = (name: SourceName): SourceFiles => {
    if ('folder' in from) return folderFiles(join(from.folder, name), parse);
    const { addresses, ...rest } = from;
    const cacheFolder = join(dataDir, 'sources', name);
    return webFiles({ ...rest, address: addresses[name], cacheFolder, parse, limit, now, signal });
  };
  return {
    'swu-db': filesOf('swu-db'),
    tcgcsv: filesOf('tcgcsv'),
    official: filesOf('official'),
  };
}
