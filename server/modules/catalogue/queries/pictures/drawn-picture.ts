import type { Aspect } from '@domain/card';
import { DRAWING_VERSION } from '@artwork/version';
import type { Drawing } from './painting/painters';

/** A picture of our own whose address stays when the drawing changes. */
export interface DrawnPicture {
  /** Names it, also on disk, together with the version of our drawings. */
  key: string;
  drawing: Drawing;
}

/** @param code the set's, in upper case */
export const cardSetPicture = (code: string): DrawnPicture => ({
  key: `card_sets-${code}-${DRAWING_VERSION}`,
  drawing: { shows: 'CARD_SET', code },
});

export const aspectPicture = (aspect: Aspect): DrawnPicture => ({
  key: `aspects-${aspect.toLowerCase()}-${DRAWING_VERSION}`,
  drawing: { shows: 'ASPECT', aspect },
});
