import { createHash } from 'node:crypto';
import type { CardType, Orientation } from '@domain/card';
import { DRAWING_VERSION } from '../drawing/version';
import type { DemoVariant } from '../generate/demo-set';

export interface DemoImage {
  id: string;
  cardVariantId: string;
  face: 'FRONT' | 'BACK';
  orientation: Orientation;
}

/** The faces of a printing: leaders have two (catalogue 1, rule 8). */
export function imagesOf({ id, card }: DemoVariant): DemoImage[] {
  const faces = card.cardType === 'LEADER' ? (['FRONT', 'BACK'] as const) : (['FRONT'] as const);
  return faces.map((face) => ({
    id: imageId(id, face),
    cardVariantId: id,
    face,
    orientation: orientationOf(card.cardType, face),
  }));
}

/** New with each version of the drawings, since browsers keep a picture by its id for ever. */
const imageId = (cardVariantId: string, face: string): string =>
  createHash('sha256')
    .update([cardVariantId, face, DRAWING_VERSION].join('\n'))
    .digest('hex')
    .slice(0, 16);

const orientationOf = (cardType: CardType, face: 'FRONT' | 'BACK'): Orientation =>
  cardType === 'BASE' || (cardType === 'LEADER' && face === 'FRONT') ? 'LANDSCAPE' : 'PORTRAIT';
