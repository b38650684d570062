import { type Aspect, ASPECT_COLOURS } from '@domain/card';
import { mix } from '@domain/colour';

/** An aspect's icon as SVG, 100 × 100 units. */
export const drawAspect = (aspect: Aspect): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${aspectMark(aspect, 50, 50, 49)}</svg>`;

/** Each aspect's sign within a circle of radius 50 around the origin. */
const SIGNS: Record<Aspect, string> = {
  AGGRESSION: 'M0-32 12-6 30 26 0 12-30 26-12-6Z',
  COMMAND: 'M-30-8 0-32 30-8V4L0-18-30 4ZM-30 20 0-4 30 20V32L0 10-30 32Z',
  CUNNING: 'M-32 0Q0-34 32 0 0 34-32 0ZM0-12A12 12 0 1 0 0 12 12 12 0 1 0 0-12Z',
  HEROISM: 'M0-34 9-10 34-10 14 6 22 30 0 15-22 30-14 6-34-10-9-10Z',
  VIGILANCE: 'M0-34 28-22V4Q24 24 0 34-24 24-28 4V-22ZM0-20-16-13V4Q-12 15 0 20Z',
  VILLAINY: 'M-26-26 0-8 26-26 14 4 26 28 0 16-26 28-14 4Z',
};

/** A round sign, `radius` wide around a point. */
export function aspectMark(aspect: Aspect, x: number, y: number, radius: number): string {
  const colour = ASPECT_COLOURS[aspect];
  const ink = aspect === 'HEROISM' ? '#26304a' : '#ffffff';
  return [
    `<g transform="translate(${x} ${y}) scale(${radius / 50})">`,
    `<circle r="48" fill="${colour}" stroke="${mix(colour, '#ffffff', 0.55)}" stroke-width="4"/>`,
    `<path d="${SIGNS[aspect]}" fill="${ink}" fill-rule="evenodd"/></g>`,
  ].join('');
}
