import { between, type Draw, type Light, times } from '../paint/brush';
import { facing, farther, glow } from '../paint/light';
import { d, path, stroke } from '../paint/shapes';
import { block, spire, windows } from './parts/buildings';

/** Walls, towers and a keep over a lit gate. */
export const citadel: Draw = (brush) => {
  const { random, light } = brush;
  const roof = random.pick([spire, crown, horns]);
  const taper = between(random, 0.62, 0.95);
  const keep = between(random, 160, 215);
  const far = farther(light, 0.45);
  const tower = (tone: Light, x: number, wide: number, high: number) =>
    block(tone, { x, foot: 0, wide, high, taper }) +
    roof(tone, {
      x,
      foot: -high,
      wide: wide * taper * 1.15,
      high: wide * between(random, 0.5, 1),
    }) +
    windows(brush, {
      x: x - wide * 0.1,
      y: -high * 0.85,
      wide: wide * 0.45,
      high: high * 0.5,
      lit: 0.3,
    });
  const wall = between(random, 48, 80);
  const spread = between(random, 150, 225);
  const gate = between(random, 14, 24);
  return facing(
    light,
    tower(far, -spread * 0.55, 44, keep * between(random, 0.5, 0.8)),
    tower(far, spread * 0.5, 38, keep * between(random, 0.5, 0.85)),
    tower(farther(light, 0.2), between(random, -24, 24), between(random, 62, 96), keep),
    block(light, { x: 0, foot: 0, wide: spread * 2, high: wall, turned: 0.18 }),
    stroke(d`M${-spread} ${-wall - 3}H${spread}`, light.body, 6, { 'stroke-dasharray': '9 6' }),
    stroke(d`M${-spread} ${-wall * 0.55}H${spread}`, light.shade, 2, { opacity: 0.5 }),
    times(random.int(2, 3), (at) =>
      tower(light, (at - 1) * spread * 0.55 + spread * 0.27, 30, wall * between(random, 1.25, 1.7)),
    ),
    tower(light, -spread, between(random, 40, 60), wall * between(random, 1.5, 2.4)),
    tower(light, spread, between(random, 40, 60), wall * between(random, 1.5, 2.4)),
    glow(brush, [0, -gate], gate * 4, 0.7),
    path(
      d`M${-gate} 0V${-gate}Q${-gate} ${-gate * 2.2} 0 ${-gate * 2.6}Q${gate} ${-gate * 2.2} ${gate} ${-gate}V0Z`,
      light.glow,
    ),
    path(d`M${-gate * 0.6} 0V${-gate}Q0 ${-gate * 2.4} ${gate * 0.6} ${-gate}V0Z`, '#ffffff', {
      opacity: 0.45,
    }),
    path(d`M${-gate} 0L${-gate * 3} 14H${gate * 3}L${gate} 0Z`, light.glow, { opacity: 0.3 }),
  );
};

type Roof = typeof spire;

/** Battlements that lean out. */
const crown: Roof = (light, { x, foot, wide }) =>
  path(
    d`M${x - wide * 0.45} ${foot}L${x - wide * 0.6} ${foot - 12}H${x + wide * 0.6}L${x + wide * 0.45} ${foot}Z`,
    light.body,
  ) +
  path(
    d`M${x + wide * 0.2} ${foot}V${foot - 12}H${x + wide * 0.6}L${x + wide * 0.45} ${foot}Z`,
    light.lit,
  ) +
  stroke(d`M${x - wide * 0.6} ${foot - 14}H${x + wide * 0.6}`, light.body, 5, {
    'stroke-dasharray': d`${wide * 0.17} ${wide * 0.08}`,
  });

/** Two blades of stone, the higher one in the light. */
const horns: Roof = (light, { x, foot, wide, high }) =>
  path(
    d`M${x - wide / 2} ${foot}V${foot - high * 0.6}L${x - wide * 0.2} ${foot - 5}H${x}V${foot}Z`,
    light.body,
  ) +
  path(
    d`M${x} ${foot}V${foot - 5}H${x + wide * 0.15}L${x + wide / 2} ${foot - high}V${foot}Z`,
    light.lit,
  ) +
  stroke(d`M${x + wide / 2} ${foot - high}V${foot}`, light.rim, 1.4);
