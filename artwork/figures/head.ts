import type { Brush } from '../paint/brush';
import { circle, ellipse, path, stroke } from '../paint/shapes';

/** A head around (0, −178), about 26 wide, with a hood, helmet or hair. */
export type Head = (brush: Brush) => string;

const face = ({ light }: Brush) =>
  ellipse([0, -177], 10.5, 13.5, light.body) +
  path(
    `M${light.from * 2} -190Q${light.from * 13} -186 ${light.from * 10.5} -174Q${light.from * 8} -166 ${light.from * 3} -164Q${light.from * 7} -178 ${light.from * 2} -190Z`,
    light.lit,
  );

const hood: Head = ({ light }) =>
  path(
    'M-17 -150C-22 -190 -10 -203 1 -203C14 -202 22 -186 17 -150C8 -156 -8 -156 -17 -150Z',
    light.body,
  ) +
  ellipse([light.from * 3, -176], 8.5, 12, light.shade) +
  path(
    `M${light.from * 1} -203Q${light.from * 21} -196 ${light.from * 17} -150Q${light.from * 14} -178 ${light.from * 1} -203Z`,
    light.lit,
  ) +
  circle([light.from * 6, -178], 1.5, light.glow);

const helmet: Head = ({ light, random }) =>
  path('M-15 -166C-17 -196 -7 -200 0 -200C8 -200 17 -195 15 -166L8 -160H-8Z', light.body) +
  path(
    `M${light.from * 2} -200C${light.from * 12} -199 ${light.from * 17} -190 ${light.from * 15} -166L${light.from * 11} -163Q${light.from * 12} -188 ${light.from * 2} -200Z`,
    light.lit,
  ) +
  path(
    `M${-light.from * 3} -184L${light.from * 14} -183L${light.from * 13} -176L${light.from * 1} -175Z`,
    light.glow,
  ) +
  (random.chance(0.5)
    ? path('M-3 -198Q0 -216 4 -198L2 -170H-1Z', light.shade)
    : stroke(`M${-light.from * 11} -194V-214`, light.body, 1.8));

const brim: Head = (brush) =>
  face(brush) +
  path(
    'M-28 -186Q0 -178 28 -187Q14 -191 11 -203Q0 -208 -11 -203Q-13 -191 -28 -186Z',
    brush.light.body,
  ) +
  stroke(
    `M${brush.light.from * 28} -187Q${brush.light.from * 14} -191 ${brush.light.from * 11} -203`,
    brush.light.rim,
    1.4,
  );

const hair: Head = (brush) => {
  const { light, random } = brush;
  const long = random.int(4, 34);
  return [
    path(
      `M-13 -178C-16 -200 12 -204 14 -180C18 -170 16 ${-170 + long} 12 ${-168 + long}Q10 -170 6 -186Q-6 -184 -11 -176Q-12 ${-174 + long} -16 ${-170 + long}Q-18 -168 -13 -178Z`,
      light.shade,
    ),
    face(brush),
    path('M-11 -182Q-6 -198 4 -196Q12 -194 11 -182Q4 -190 -11 -182Z', light.shade),
    random.chance(0.4) ? circle([0, -202], 6, light.shade) : '',
  ].join('');
};

const horns: Head = (brush) => {
  const { light, random } = brush;
  const high = random.int(12, 26);
  const horn = (side: number) =>
    path(
      `M${side * 5} -189Q${side * 16} -196 ${side * 14} ${-196 - high}Q${side * 24} -198 ${side * 11} -182Z`,
      side === light.from ? light.lit : light.shade,
    );
  return horn(-1) + horn(1) + face(brush) + circle([light.from * 5, -179], 1.3, light.glow);
};

const ears: Head = (brush) => {
  const { light } = brush;
  const ear = (side: number) =>
    path(
      `M${side * 7} -184Q${side * 30} -200 ${side * 40} -190Q${side * 26} -180 ${side * 8} -174Z`,
      side === light.from ? light.lit : light.shade,
    );
  return ear(-1) + ear(1) + face(brush);
};

const crest: Head = (brush) =>
  face(brush) +
  path(
    'M-13 -186L-16 -206L-6 -196L0 -212L6 -196L16 -206L13 -186Q0 -192 -13 -186Z',
    brush.light.glow,
    { opacity: 0.9 },
  );

const mask: Head = ({ light }) =>
  path('M-13 -176C-14 -200 14 -200 13 -176L9 -158L0 -152L-9 -158Z', light.shade) +
  path(
    `M${light.from * 1} -196C${light.from * 14} -196 ${light.from * 14} -184 ${light.from * 13} -176L${light.from * 9} -160Q${light.from * 9} -184 ${light.from * 1} -196Z`,
    light.lit,
  ) +
  circle([-5, -178], 3.6, light.glow) +
  circle([6, -178], 3.6, light.glow);

const antennae: Head = (brush) =>
  face(brush) +
  stroke('M-4 -189Q-9 -204 -17 -210M5 -189Q9 -205 18 -209', brush.light.body, 2) +
  circle([-17, -210], 2.6, brush.light.glow) +
  circle([18, -209], 2.6, brush.light.glow);

export const HEADS = { hood, helmet, brim, hair, horns, ears, crest, mask, antennae };
export type HeadKind = keyof typeof HEADS;
