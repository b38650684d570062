import { LRUCache } from 'lru-cache';
import type { ImageWidth } from '@domain/card-image-size';
import { createFileCache } from './file-cache';
import type { Drawing, Painters } from './painting/painters';
import { HostUnavailable, PictureUnavailable } from './picture-unavailable';
import { isWholePicture } from './whole-picture';

/** A picture's origin: our own drawing, or a way to get the bytes from another host. */
export type Original = { drawing: Drawing } | { fetch: () => Promise<Buffer> };

/** What a host sent: now, or earlier, so that it is on disk. */
interface SentPicture {
  bytes: Buffer;
  isKept: boolean;
}

export interface Pictures {
  /**
   * @param key names the picture, also on disk
   * @param find finds the original if it isn't stored yet; undefined if there is none
   * @returns undefined if there is none, or its host doesn't answer
   * @throws what `find` throws, but for {@link PictureUnavailable}, which is remembered
   */
  get(
    key: string,
    width: ImageWidth,
    find: () => Promise<Original | undefined>,
  ): Promise<Buffer | undefined>;
  /** Whether a picture is on disk. Unlike a request, this doesn't count as its use. */
  isKept(key: string, width: ImageWidth): Promise<boolean>;
  /** A picture composed of others: made once and stored under a file name, unless it can't be made. */
  made(file: string, make: () => Promise<Buffer | undefined>): Promise<Buffer | undefined>;
}

const FAILURE_KEPT_MS = 5 * 60_000;
const FAILURES_KEPT = 5_000;

interface PicturesOptions {
  folder: string;
  /** The limit in bytes; the longest unused are deleted first. */
  mostBytes: number;
  paint: Painters['paint'];
  onTrouble: (error: unknown) => void;
  /** Called for each requested picture: whether it was on disk, was made, or can't be. */
  used?: (outcome: 'stored' | 'made' | 'missing') => void;
}

/**
 * Pictures by key and width, made once and stored on disk. Simultaneous requests for a picture share the work. A failed
 * picture isn't retried for five minutes, so that not every page requests it from its host.
 */
export function createPictures({
  folder,
  mostBytes,
  paint,
  onTrouble,
  used = () => undefined,
}: PicturesOptions): Pictures {
  const files = createFileCache(folder, mostBytes, onTrouble);
  const failed = new LRUCache<string, true>({ max: FAILURES_KEPT, ttl: FAILURE_KEPT_MS });
  const shareOriginal = sharing<Drawing | SentPicture | undefined>();
  const share = sharing<Buffer | undefined>();

  const originalOf = (key: string, find: () => Promise<Original | undefined>) =>
    shareOriginal(key, async () => {
      const kept = await files.read(`${key}.original`);
      return kept ? { bytes: kept, isKept: true } : newOriginalOf(key, find);
    });

  const newOriginalOf = async (key: string, find: () => Promise<Original | undefined>) => {
    const original = await find();
    if (!original) return undefined;
    if ('drawing' in original) return original.drawing;
    const bytes = await original.fetch();
    await files.write(`${key}.original`, bytes);
    return { bytes, isKept: false };
  };

  const made: Pictures['made'] = (file, make) =>
    share(file, async () => {
      const kept = await files.read(file);
      if (kept && isWholePicture(kept)) {
        used('stored');
        return kept;
      }
      const bytes = await make();
      used(bytes ? 'made' : 'missing');
      if (bytes) await files.write(file, bytes);
      return bytes;
    });

  const sized = (key: string, width: ImageWidth, find: () => Promise<Original | undefined>) =>
    made(fileOf(key, width), async () => {
      const painted = async (original: Drawing | SentPicture | undefined) => {
        if (original === undefined) return undefined;
        return paint(
          'shows' in original
            ? { paint: 'DRAWING', drawing: original, width }
            : { paint: 'BYTES', bytes: original.bytes, width },
        );
      };
      const original = await originalOf(key, find);
      try {
        return await painted(original);
      } catch (error) {
        const isOfKept = error instanceof PictureUnavailable && original && 'isKept' in original;
        if (!isOfKept || !original.isKept) throw error;
        // What is on disk may be a part of it.
        return painted(await shareOriginal(`${key} again`, () => newOriginalOf(key, find)));
      }
    });

  return {
    made,
    isKept: (key, width) => files.has(fileOf(key, width)),
    async get(key, width, find) {
      if (failed.has(key)) return undefined;
      try {
        return await sized(key, width, find);
      } catch (error) {
        // A fault of our own, such as a missing database, isn't remembered.
        if (!(error instanceof PictureUnavailable)) throw error;
        // The failing host is remembered, so its pictures needn't be.
        if (error instanceof HostUnavailable) return undefined;
        failed.set(key, true);
        onTrouble(error);
        return undefined;
      }
    },
  };
}

const fileOf = (key: string, width: ImageWidth): string => `${key}-${width}.webp`;

/** Runs a piece of work once for all simultaneous callers. */
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
