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
   * @throws PictureUnavailable for bytes that aren't a picture
   * @throws Error for a fault of our own, also if a thread dies
   */
  paint(job: PaintJob): Promise<Buffer>;
  close(): Promise<void>;
}

const MAX_THREADS = 3;
/** A thread ends after this idle time, which frees its memory. */
const IDLE_MS = 20_000;
/** In MB. A drawing needs about ten; without a limit, a thread grows to hundreds before it collects garbage. */
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 };

/**
 * Worker threads that draw and paint, started on demand. One processor is left for everything else.
 *
 * @param file the worker's module, built as a separate program
 */
export function createPainters(file: string): Painters {
  const maxThreads = Math.min(MAX_THREADS, Math.max(1, availableParallelism() - 1));
  const pool = new Piscina<PaintJob, Painted>({
    filename: file,
    minThreads: 0,
    maxThreads,
    // sharp paints outside the thread, so a single thread would only wait for it.
    concurrentTasksPerWorker: maxThreads === 1 ? 2 : 1,
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

/** A picture of our own by its facts: it is drawn in the thread that paints it. */
export type Drawing =
  | { shows: 'CARD' | 'PROXY'; facts: CardFacts }
  | { shows: 'ASPECT'; aspect: Aspect }
  | { shows: 'CARD_SET'; code: string };

/** A worker thread's job: a picture in a width, one that a person sent, or a shared link's picture. */
export type PaintJob =
  | { paint: 'DRAWING'; drawing: Drawing; width: ImageWidth }
  | { paint: 'BYTES'; bytes: Uint8Array; width: ImageWidth }
  | { paint: 'UPLOAD'; bytes: Uint8Array }
  | { paint: 'LINK'; content: LinkContent; card: Uint8Array | undefined };

/** The job's result. Bytes of another host that aren't a picture are no fault. */
export type Painted = { bytes: Uint8Array } | { refusal: string };
