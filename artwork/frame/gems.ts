import type { Aspect } from '@domain/card';
import { mix } from '@domain/colour';
import { aspectMark } from '../aspect';
import type { CardFacts } from '../card-facts';
import { line, PLATE } from './lettering';
import { path, polygon } from '../paint/shapes';
import type { FrameBox } from './sheet';

/** A gem's outline around the origin, about 38 high and wide from the middle. */
const SHAPES = {
  hexagon: 'M0-38 33-19V19L0 38-33 19V-19Z',
  burst:
    'M0-40 12-28 30-28 30-11 41 1 29 13 29 30 11 29 0 40-12 29-29 29-29 12-41 0-30-12-30-29-12-29Z',
  shield: 'M-31-34Q0-26 31-34V4Q26 28 0 40-26 28-31 4Z',
};

function gem(
  shape: keyof typeof SHAPES,
  [x, y]: readonly [number, number],
  text: string,
  colour: string,
  ink: string,
): string {
  const bright = mix(colour, '#ffffff', 0.35);
  return [
    `<g transform="translate(${x} ${y})">`,
    path(SHAPES[shape], PLATE, { transform: 'scale(1.14)' }),
    path(SHAPES[shape], colour),
    `<g transform="scale(.82)">${path(SHAPES[shape], mix(colour, '#05070d', 0.3))}</g>`,
    polygon(
      [
        [-22, -20],
        [0, -30],
        [22, -20],
        [0, -13],
      ],
      bright,
      { opacity: 0.5 },
    ),
    line(text, { x: 0, y: 13, size: 37, maxWidth: 52, fill: ink, anchor: 'middle' }),
    '</g>',
  ].join('');
}

export const costGem = (cost: number): string =>
  gem('hexagon', [58, 57], String(cost), '#f2c14e', '#fff8e0');

/** The aspects, one below the other, under the cost. */
export const aspectMarks = (aspects: readonly Aspect[], isHigh: boolean, { width }: FrameBox) =>
  aspects
    .map((aspect, at) =>
      isHigh
        ? aspectMark(aspect, width - 50, 114 + at * 50, 21)
        : aspectMark(aspect, 50, 122 + at * 48, 20),
    )
    .join('');

/** Power and hit points at the corners of the text; a leader's front has none, because it isn't in play yet. */
export function statGems(facts: CardFacts, top: number, { width }: FrameBox): string {
  const { power, hp } = statsOf(facts);
  return [
    power === null ? '' : gem('burst', [62, top - 8], power, '#d9463d', '#ffffff'),
    hp === null ? '' : gem('shield', [width - 62, top - 8], hp, '#3d7fd6', '#ffffff'),
  ].join('');
}

export function statsOf(facts: CardFacts): { power: string | null; hp: string | null } {
  if (facts.cardType === 'LEADER' && facts.face === 'FRONT') return { power: null, hp: null };
  return {
    power: statText(facts.power, facts.upgradePower),
    hp: statText(facts.hp, facts.upgradeHp),
  };
}

/** An upgrade's bonus is written with its sign. */
function statText(value: number | null, added: number | null): string | null {
  if (added === null) return value === null ? null : String(value);
  return added < 0 ? `–${-added}` : `+${added}`;
}
