import type { CardFacts } from './card-facts';
import { cardSheet } from './frame/sheet';
import { overArt } from './frame/finish';
import { drawScene } from './scene/draw-scene';

/** One face of a printing as SVG, 500 × 700 units, or 700 × 500 if it is landscape. */
export const drawCardFace = (facts: CardFacts): string =>
  cardSheet(
    facts,
    (width, height, finish) =>
      drawScene(facts, width, height, finish.paint) + overArt(finish, width, height),
  );
