import { LRUCache } from 'lru-cache';
import type { ImageWidth } from '@domain/card-image-size';
import { keptFiles } from './kept-files';
import type { Drawing, Painters } from './painting/painters';
import { HostUnavailable, PictureUnavailable } from './picture-unavailable';

/** Where a picture comes from: what we draw, or how to get the bytes from another host. */
export type Original = { drawing: Drawing } | { fetch: () => Promise<Buffer> };

export interface Pictures {
  /**
   * @param key names the picture, also on disk
   * @param find gives the original when it isn't kept yet; undefined if there is none
   * @returns undefined if there is none, or its host doesn't answer now
   * @throws what `find` throws, but for {@link PictureUnavailable}, which is remembered
   */
  get(
    key: string,
    width: ImageWidth,
    find: () => Promise<Original | undefined>,
  ): Promise<Buffer | undefined>;
  /** A picture that is put together of others: made once and kept under a file's name, unless there is none. */
  made(file: string, make: () => Promise<Buffer | undefined>): Promise<Buffer | undefined>;
}

const FAILURE_KEPT_MS = 5 * 60_000;
const FAILURES_KEPT = 5_000;

interface PicturesOptions {
  folder: string;
  /** How much of the disk they may take; the longest unused go first. */
  mostBytes: number;
  paint: Painters['paint'];
  onTrouble: (error: unknown) => void;
}

/**
 * Pictures by key and width, made once and kept on disk. Requests for one picture at one time share
 * the work; a picture that failed is not tried again for five minutes, so that its host isn't asked at every page.
 */
export function createPictures({ folder, mostBytes, paint, onTrouble }: PicturesOptions): Pictures {
  const files = keptFiles(folder, mostBytes, onTrouble);
  const failed = new LRUCache<string, true>({ max: FAILURES_KEPT, ttl: FAILURE_KEPT_MS });
  const shareOriginal = sharing<Drawing | Buffer | undefined>();
  const share = sharing<Buffer | undefined>();

  const originalOf = (key: string, find: () => Promise<Original | undefined>) =>
    shareOriginal(key, async () => {
      const kept = await files.read(`${key}.original`);
      if (kept) return kept;
      const original = await find();
      if (!original) return undefined;
      if ('drawing' in original) return original.drawing;
      const remote = await original.fetch();
      await files.write(`${key}.original`, remote);
      return remote;
    });

  const made: Pictures['made'] = (file, make) =>
    share(file, async () => {
      const kept = await files.read(file);
      if (kept) return kept;
      const bytes = await make();
      if (bytes) await files.write(file, bytes);
      return bytes;
    });

  const sized = (key: string, width: ImageWidth, find: () => Promise<Original | undefined>) =>
    made(`${key}-${width}.webp`, async () => {
      const original = await originalOf(key, find);
      if (original === undefined) return undefined;
      return paint(
        'shows' in original
          ? { paint: 'DRAWING', drawing: original, width }
          : { paint: 'BYTES', bytes: original, width },
      );
    });

  return {
    made,
    async get(key, width, find) {
      if (failed.has(key)) return undefined;
      try {
        return await sized(key, width, find);
      } catch (error) {
        // A fault of ours, such as the database being gone, is over when it is over.
        if (!(error instanceof PictureUnavailable)) throw error;
        // The host is remembered, so its pictures needn't be.
        if (error instanceof HostUnavailable) return undefined;
        failed.set(key, true);
        onTrouble(error);
        return undefined;
      }
    },
  };
}

/** Runs one piece of work for all who ask for it meanwhile. */
function sharing<Result>() {
  const underWay = new Map<string, Promise<Result>>();
  return (key: string, work: () => Promise<Result>): Promise<Result> => {
    const running = underWay.get(key);
    if (running) return running;
    const promise = work().finally(() => underWay.delete(key));
    underWay.set(key, promise);
    return promise;
  };
}
