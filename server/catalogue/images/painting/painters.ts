import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Aspect } from '@domain/card';
import type { ImageWidth } from '@domain/card-image-size';
import type { CardFacts } from '@artwork/card-facts';
import { PictureUnavailable } from '../picture-unavailable';
import type { LinkContent } from './link-preview';

export interface Painters {
  /**
   * Paints in a worker thread: WebP, or JPEG for a link.
   *
   * @throws PictureUnavailable for bytes that are no picture
   * @throws Error for a fault of ours, also where a thread ends in the middle of it
   */
  paint(job: PaintJob): Promise<Buffer>;
  close(): Promise<void>;
}

const MOST_THREADS = 3;
/** After so long without work a thread ends, which gives its memory back. */
const IDLE_MS = 20_000;
/** In MB. A drawing needs some ten; without a limit, a thread collects its garbage when it has hundreds. */
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 };

/**
 * Worker threads that draw and paint, started when there is something to paint. One processor is left to everything
 * else.
 *
 * @param file the module of the worker as a program of its own, which is what the build makes of it
 */
export function createPainters(file: string): Painters {
  const pool = new Piscina<PaintJob, Painted>({
    filename: file,
    minThreads: 0,
    maxThreads: Math.min(MOST_THREADS, Math.max(1, availableParallelism() - 1)),
    idleTimeout: IDLE_MS,
    resourceLimits: MEMORY,
  });
  return {
    async paint(job) {
      const painted = await pool.run(job);
      if ('refusal' in painted) throw new PictureUnavailable(painted.refusal);
      const { buffer, byteOffset, byteLength } = painted.bytes;
      return Buffer.from(buffer, byteOffset, byteLength);
    },
    close: () => pool.destroy(),
  };
}

/** A picture of ours by what it shows: it is drawn where it is painted. */
export type Drawing =
  | { shows: 'CARD' | 'PROXY'; facts: CardFacts }
  | { shows: 'ASPECT'; aspect: Aspect }
  | { shows: 'CARD_SET'; code: string };

/** What a worker thread is asked for: a picture in a width, or that of a shared link. */
export type PaintJob =
  | { paint: 'DRAWING'; drawing: Drawing; width: ImageWidth }
  | { paint: 'BYTES'; bytes: Uint8Array; width: ImageWidth }
  | { paint: 'LINK'; content: LinkContent; card: Uint8Array | undefined };

/** What came of it; that the bytes of another host are no picture is no fault. */
export type Painted = { bytes: Uint8Array } | { refusal: string };
