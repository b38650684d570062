import type { Brush } from '../paint/brush';
import { halo } from '../paint/light';
import { circle, path, rect, stroke } from '../paint/shapes';

/** What a person carries at the side of the light. */
export type Held = (brush: Brush) => string;

const staff: Held = (brush) => {
  const { light, random } = brush;
  const x = light.from * random.int(30, 40);
  const top = random.int(-224, -190);
  return (
    stroke(`M${x} 0L${x - light.from * 3} ${top}`, light.body, 3.4) +
    stroke(`M${x + light.from} 0L${x - light.from * 2} ${top}`, light.rim, 1) +
    halo(brush, [x - light.from * 3, top], 16) +
    circle([x - light.from * 3, top], 4, light.glow)
  );
};

const lantern: Held = (brush) => {
  const { light } = brush;
  const x = light.from * 36;
  return [
    stroke(`M${light.from * 20} -100L${x} -104V-92`, light.body, 2.6),
    halo(brush, [x, -80], 34),
    rect([x - 6, -92, 12, 20], light.body, { rx: 3 }),
    rect([x - 3.5, -88, 7, 13], light.glow, { rx: 2 }),
  ].join('');
};

const rifle: Held = ({ light, random }) => {
  const up = random.int(-30, 34);
  const f = light.from;
  return (
    stroke(`M${-f * 16} ${-104}L${f * 54} ${-116 - up}`, light.shade, 6) +
    stroke(`M${f * 8} -108L${f * 66} ${-118 - up * 1.15}`, light.body, 3) +
    stroke(`M${f * 2} -110L${f * 54} ${-119 - up}`, light.rim, 1.2)
  );
};

/** A curved sword of steel. */
const blade: Held = ({ light, random }) => {
  const f = light.from;
  const turn = random.int(-70, 35);
  return `<g transform="translate(${f * 25} -95) scale(${f} 1) rotate(${turn})">${[
    path('M6 -4C34 -8 58 -4 84 14C58 8 34 6 6 5Z', light.shade),
    stroke('M6 -4C34 -8 58 -4 84 14', light.rim, 1.8),
    stroke('M-9 1H6M5 -9V10', light.body, 4),
  ].join('')}</g>`;
};

const tool: Held = ({ light }) =>
  stroke(`M${light.from * 24} -98L${light.from * 44} -52`, light.body, 4.5) +
  path(
    `M${light.from * 36} -56L${light.from * 54} -58L${light.from * 56} -40L${light.from * 40} -38Z`,
    light.lit,
  );

const pack: Held = ({ light }) =>
  path(
    `M${-light.from * 14} -156L${-light.from * 40} -150L${-light.from * 42} -98L${-light.from * 16} -94Z`,
    light.shade,
  ) + rect([light.from === 1 ? -40 : 14, -164, 26, 9], light.body, { rx: 4 });

const banner: Held = ({ light, random }) => {
  const x = light.from * 34;
  const wave = random.int(10, 26);
  return (
    stroke(`M${x} 0V-246`, light.body, 3) +
    path(
      `M${x} -244Q${x + light.from * 30} ${-244 - wave} ${x + light.from * 64} -236L${x + light.from * 52} -214L${x + light.from * 66} -194Q${x + light.from * 30} ${-190 - wave} ${x} -186Z`,
      light.glow,
      { opacity: 0.85 },
    )
  );
};

const book: Held = ({ light }) =>
  path(`M${light.from * 12} -112L${light.from * 36} -118V-96L${light.from * 12} -90Z`, light.lit) +
  stroke(
    `M${light.from * 15} -106L${light.from * 33} -110M${light.from * 15} -100L${light.from * 33} -104`,
    light.glow,
    1.2,
  );

const nothing: Held = () => '';

export const HELD = { staff, lantern, rifle, blade, tool, pack, banner, book, nothing };
export type HeldKind = keyof typeof HELD;
