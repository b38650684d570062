import { between, type Brush, type Draw, times } from '../paint/brush';
import { facing, farther } from '../paint/light';
import { d, stroke } from '../paint/shapes';
import { block, dome, windows } from './parts/buildings';
import { dish, lattice, needle } from './parts/masts';
import { crag } from './parts/nature';

/** Radio masts on hills; waves go out from the highest. */
export const relay: Draw = (brush) => {
  const { random, light } = brush;
  const x = between(random, -50, 50);
  const hill = between(random, 14, 60);
  const high = between(random, 190, 245);
  const main = random.pick([lattice, needle]);
  return facing(
    light,
    lattice(
      brush,
      farther(light, 0.5),
      x - between(random, 120, 190),
      0,
      between(random, 110, 180),
    ),
    needle(brush, farther(light, 0.5), x + between(random, 110, 190), 0, between(random, 100, 190)),
    waves(brush, x, -hill - high),
    crag(brush, { x, foot: 6, wide: 440, high: hill, head: 190 }),
    stroke(
      d`M${x} ${-hill - high * 0.86}L${x - 150} ${-hill * 0.4}M${x} ${-hill - high * 0.86}L${x + 150} ${-hill * 0.4}`,
      light.rim,
      0.9,
      { opacity: 0.6 },
    ),
    main(brush, light, x, -hill, high),
    hut(brush, x + between(random, 40, 60), -hill + 2),
    random.chance(0.6) ? hut(brush, x - between(random, 56, 84), -hill + 2) : '',
    times(random.int(1, 3), (at) =>
      dish(light, {
        x: x - 76 - at * 46,
        foot: -hill * 0.7 + at * hill * 0.3,
        r: between(random, 17, 30),
        tilt: between(random, -30, 55),
      }),
    ),
  );
};

function waves({ light }: Brush, x: number, tip: number): string {
  const y = tip - 20;
  return times(4, (n) => {
    const r = 26 + n * 24;
    const [out, up] = [r * 0.9, r * 0.44];
    return stroke(
      d`M${x - out} ${y - up}A${r} ${r} 0 0 0 ${x - out} ${y + up}M${x + out} ${y - up}A${r} ${r} 0 0 1 ${x + out} ${y + up}`,
      light.glow,
      2.6 - n * 0.4,
      { opacity: 0.75 - n * 0.17 },
    );
  });
}

function hut(brush: Brush, x: number, foot: number): string {
  const { random, light } = brush;
  const wide = between(random, 40, 62);
  return random.chance(0.5)
    ? dome(light, x, foot, wide * 0.5, wide * 0.42) +
        windows(brush, {
          x: x - 4,
          y: foot - wide * 0.22,
          wide: wide * 0.5,
          high: 7,
          lit: 1,
          pane: [4, 5],
        })
    : block(light, { x, foot, wide, high: wide * 0.5, slope: 7 }) +
        windows(brush, {
          x: x - wide * 0.12,
          y: foot - wide * 0.34,
          wide: wide * 0.5,
          high: 12,
          lit: 0.7,
          pane: [4, 4],
        });
}
