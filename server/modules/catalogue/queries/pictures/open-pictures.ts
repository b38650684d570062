import { join } from 'node:path';
import type { Database } from '@server/platform/db/database';
import { cardPictures, type GetCardPicture } from './card-pictures';
import type { Painters } from './painting/painters';
import { createPictures, type Pictures } from './pictures';
import { fetchPicture, type FetchLimits } from './remote/fetch-picture';
import { createHostLimiter } from './remote/host-limiter';

export interface OpenPicturesOptions {
  database: Database;
  /** The data folder; pictures are stored in its subfolder `images`. */
  dataDir: string;
  paint: Painters['paint'];
  log: { warn(error: { err: unknown }, what: string): void };
  /** The limit of stored pictures in bytes; 4 GiB by default, enough for several sets in all sizes. */
  mostBytes?: number | undefined;
  /** Called for each requested picture. */
  used?: ((outcome: 'stored' | 'made' | 'missing') => void) | undefined;
  /** For tests, which serve pictures locally. */
  remote?: Partial<FetchLimits> | undefined;
}

interface OpenPictures {
  pictures: Pictures;
  getCardPicture: GetCardPicture;
}

const MAX_BYTES = 4 * 1024 ** 3;

export const folderOfPictures = (dataDir: string): string => join(dataDir, 'images');

/** Opens the pictures in a data folder, which several processes may share. */
export function openPictures(options: OpenPicturesOptions): OpenPictures {
  const { database, dataDir, paint, log, mostBytes = MAX_BYTES, remote, used } = options;
  const pictures = createPictures({
    folder: folderOfPictures(dataDir),
    mostBytes,
    paint,
    ...(used && { used }),
    onTrouble: (error) => log.warn({ err: error }, 'a picture could not be made or stored'),
  });
  const askHost = createHostLimiter((error) =>
    log.warn({ err: error }, 'a host of pictures gets no requests for a while'),
  );
  const fetchRemote = (url: string) => askHost(new URL(url).host, () => fetchPicture(url, remote));
  return { pictures, getCardPicture: cardPictures({ database, pictures, fetchRemote }) };
}
