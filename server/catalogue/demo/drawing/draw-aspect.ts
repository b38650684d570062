import type { Aspect } from '@domain/card';
import { aspectMark } from './aspect-mark';

/** An aspect's icon as SVG, 100 × 100 units. */
export const drawAspect = (aspect: Aspect): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${aspectMark(aspect, 50, 50, 49)}</svg>`;
