import { randomFrom } from '@domain/seeded-random';

/** A player's constellation, on a grid of {@link SKY}. */
export interface StarSign {
  /** The colour of its sky, in degrees. */
  hue: number;
  /** Its lines as an SVG path. */
  lines: string;
  stars: readonly Star[];
  /** Background stars. */
  dust: readonly Star[];
}

type Star = readonly [x: number, y: number, radius: number];

export const SKY = { width: 320, height: 112 } as const;

/** How far from the edge a constellation keeps. */
const MARGIN = 26;
const DUST = 18;

/** A handle's constellation: always the same one. */
export function starSignOf(handle: string): StarSign {
  const random = randomFrom(handle).next;
  const between = (least: number, most: number) => least + random() * (most - least);
  const hue = Math.round(random() * 359);
  const count = 5 + Math.floor(random() * 3);
  const step = (SKY.width - 2 * MARGIN) / (count - 1);

  const chain = Array.from({ length: count }, (_, at): Star => {
    const x = MARGIN + at * step + (at % (count - 1) === 0 ? 0 : between(-0.25, 0.25) * step);
    return star(x, between(MARGIN, SKY.height - MARGIN), between(2, 3.6));
  });
  // A side arm from a star in the middle, so that no sign is just a zigzag.
  const root = chain[1 + Math.floor(random() * (count - 2))] ?? star(0, 0, 0);
  const away = root[1] > SKY.height / 2 ? -1 : 1;
  const arm = star(root[0] + between(-0.5, 0.5) * step, root[1] + away * between(26, 34), 2.4);

  const dust = Array.from({ length: DUST }, () =>
    star(between(0, SKY.width), between(0, SKY.height), between(0.5, 1.1)),
  );
  return {
    hue,
    lines: `M${chain.map(place).join('L')}M${place(root)}L${place(arm)}`,
    stars: [...chain, arm],
    dust,
  };
}

const tenth = (value: number) => Math.round(value * 10) / 10;
const star = (x: number, y: number, radius: number): Star => [tenth(x), tenth(y), tenth(radius)];
const place = ([x, y]: Star) => `${x} ${y}`;
