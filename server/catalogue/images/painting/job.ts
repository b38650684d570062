import type { Aspect } from '@domain/card';
import type { ImageWidth } from '@domain/card-image-size';
import type { CardFacts } from '@artwork/card-facts';
import type { LinkContent } from '../links/link-content';

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
