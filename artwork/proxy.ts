import { aspectMark } from './aspect';
import type { CardFacts } from './card-facts';
import { cardSheet } from './frame/sheet';
import { overArt } from './frame/finish';
import { INK, line, PALE_INK, PLATE } from './frame/lettering';
import { paletteOf, type Palette } from './paint/palette';
import { linearGradient, rect, withGradient, type Point } from './paint/shapes';

/**
 * A face without a picture, as SVG of the same size: all its facts in the frame of our own cards. It says that it is a
 * proxy, and shows no invented art.
 */
export const drawProxy = (facts: CardFacts): string =>
  cardSheet(facts, (width, height, finish) => {
    const natural = paletteOf(facts.aspects);
    const palette = finish.paint ? finish.paint(natural) : natural;
    return [
      ground(palette, width, height),
      marks(facts, middleOf(facts, width, height)),
      overArt(finish, width, height),
      label(middleOf(facts, width, height)),
    ].join('');
  });

/** The middle of the room that the frame leaves: beside the words of a leader, else above them. */
function middleOf({ cardType, face }: CardFacts, width: number, height: number): Point {
  if (width < height) return [width / 2, height * 0.36];
  const isBesideWords = cardType === 'LEADER' && face === 'FRONT';
  return isBesideWords ? [width * 0.81, height * 0.45] : [width / 2, height * 0.4];
}

const ground = ({ zenith, sky, shadow }: Palette, width: number, height: number): string =>
  `<defs>${linearGradient('ground', [
    [0, zenith],
    [0.45, sky],
    [1, shadow],
  ])}</defs>${rect([0, 0, width, height], withGradient('ground'))}`;

/** The aspects, large and side by side, above the label. */
function marks({ aspects }: CardFacts, [x, y]: Point): string {
  const radius = 42;
  const first = x - (aspects.length - 1) * radius * 1.2;
  const drawn = aspects.map((aspect, at) =>
    aspectMark(aspect, first + at * radius * 2.4, y - 58, radius),
  );
  return `<g opacity=".6">${drawn.join('')}</g>`;
}

function label([x, y]: Point): string {
  return [
    rect([x - 108, y, 216, 68], PLATE, { rx: 14, 'fill-opacity': 0.82 }),
    line('PROXY', { x, y: y + 38, size: 34, maxWidth: 190, fill: INK, anchor: 'middle' }),
    line('The picture isn’t here', {
      x,
      y: y + 58,
      size: 15,
      maxWidth: 190,
      weight: 400,
      fill: PALE_INK,
      anchor: 'middle',
    }),
  ].join('');
}
