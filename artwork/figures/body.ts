import type { Brush } from '../paint/brush';
import { path, polygon, rect, stroke } from '../paint/shapes';

/** A dressed body from the ground to the shoulders at −158. */
export type Body = (brush: Brush) => string;

/** A coat or cape to the ground that the wind lifts. */
const cloak: Body = ({ light, random }) => {
  const wind = light.from * -1 * random.int(10, 55);
  const half = 26 + 10 * random.next();
  const hem = random.int(4, 16);
  return [
    path(
      `M-13 -160C-30 -150 -30 -100 ${-half} ${-hem}Q-14 4 0 ${-hem * 0.4}Q16 6 ${half} ${-hem}C30 -90 30 -150 13 -160Z`,
      light.body,
    ),
    path(
      `M${-light.from * 10} -158C${-light.from * 34} -140 ${wind * 0.9 - light.from * 22} -70 ${wind * 1.5 - light.from * 34} ${-hem - 6}Q${wind * 0.8 - light.from * 20} -22 ${-light.from * 14} ${-hem}Q${-light.from * 18} -80 ${-light.from * 10} -158Z`,
      light.shade,
    ),
    path(
      `M${light.from * 9} -160C${light.from * 31} -150 ${light.from * 31} -90 ${light.from * half} ${-hem}L${light.from * (half - 9)} -1Q${light.from * 18} -96 ${light.from * 9} -160Z`,
      light.lit,
    ),
    stroke(
      `M${light.from * 13} -160C${light.from * 31} -150 ${light.from * 31} -90 ${light.from * half} ${-hem}`,
      light.rim,
      1.6,
    ),
    stroke(`M-8 -140Q-14 -70 -12 -8M6 -130Q4 -60 8 -6`, light.shade, 2, { opacity: 0.7 }),
  ].join('');
};

/** Boots, trousers, a jacket: ready to run. */
const jacket: Body = ({ light, random }) => {
  const stride = random.int(8, 24);
  const belt = random.pick([light.glow, light.shade, light.lit]);
  const arm = random.int(14, 26);
  return [
    path(
      `M-13 -92L${-stride - 10} -4L${-stride - 16} 0H${-stride + 4}L${-stride + 3} -8L2 -84Z`,
      light.shade,
    ),
    path(
      `M13 -92L${stride + 8} -8L${stride + 16} 0H${stride - 5}L${stride - 5} -10L-4 -86Z`,
      light.body,
    ),
    path(
      'M-17 -158C-27 -150 -24 -110 -18 -82H17C24 -110 27 -150 17 -158Q0 -166 -17 -158Z',
      light.body,
    ),
    path(
      `M${light.from * 8} -161Q${light.from * 27} -152 ${light.from * 18} -82H${light.from * 9}Q${light.from * 16} -120 ${light.from * 8} -161Z`,
      light.lit,
    ),
    rect([-19, -96, 38, 6], belt, { opacity: 0.85 }),
    path(
      `M${-light.from * 17} -156Q${-light.from * (arm + 8)} -130 ${-light.from * arm} -92L${-light.from * (arm - 8)} -92Q${-light.from * 16} -120 ${-light.from * 13} -140Z`,
      light.shade,
    ),
    path(
      `M${light.from * 17} -156Q${light.from * (arm + 8)} -130 ${light.from * arm} -96L${light.from * (arm - 8)} -94Q${light.from * 18} -124 ${light.from * 12} -138Z`,
      light.body,
    ),
    stroke(
      `M${light.from * 17} -157Q${light.from * (arm + 9)} -130 ${light.from * arm} -96`,
      light.rim,
      1.5,
    ),
    stroke(`M-4 -158L2 -96`, light.shade, 1.5),
  ].join('');
};

/** Plates over the shoulders, chest and shins. */
const armour: Body = (brush) => {
  const { light, random } = brush;
  const shoulder = random.int(9, 16);
  return [
    jacket(brush),
    polygon(
      [
        [-16, -160],
        [16, -160],
        [13, -122],
        [0, -114],
        [-13, -122],
      ],
      light.shade,
    ),
    polygon(
      [
        [0, -160],
        [light.from * 16, -160],
        [light.from * 13, -122],
        [0, -114],
      ],
      light.lit,
    ),
    path(`M-14 -162Q${-20 - shoulder} -168 ${-18 - shoulder} -140Q-22 -142 -14 -150Z`, light.body),
    path(`M14 -162Q${20 + shoulder} -168 ${18 + shoulder} -140Q22 -142 14 -150Z`, light.body),
    stroke(
      `M${light.from * 14} -162Q${light.from * (20 + shoulder)} -168 ${light.from * (18 + shoulder)} -140`,
      light.rim,
      1.8,
    ),
    rect([light.from * 5 - 2, -148, 5, 3], light.glow),
  ].join('');
};

/** Wide sleeves and a long skirt of cloth. */
const robe: Body = ({ light, random }) => {
  const half = 22 + 12 * random.next();
  return [
    path(`M-14 -160C-24 -120 -16 -90 ${-half} 0Q0 6 ${half} 0C16 -90 24 -120 14 -160Z`, light.body),
    path(
      `M-15 -156Q-40 -120 -36 -82Q-24 -80 -12 -92Q-14 -120 -15 -156Z`,
      light.from === -1 ? light.lit : light.shade,
    ),
    path(
      `M15 -156Q40 -120 36 -82Q24 -80 12 -92Q14 -120 15 -156Z`,
      light.from === 1 ? light.lit : light.shade,
    ),
    path(`M-5 -160L0 -40L5 -160Z`, light.shade),
    stroke(`M-3 -158L0 -44M3 -158L0 -44`, light.glow, 1, { opacity: 0.6 }),
    stroke(
      `M${light.from * 15} -156Q${light.from * 40} -120 ${light.from * 36} -82`,
      light.rim,
      1.6,
    ),
    stroke(`M-12 -60Q-15 -30 -16 -2M12 -60Q14 -30 17 -2`, light.shade, 1.8, { opacity: 0.7 }),
  ].join('');
};

export const BODIES = { cloak, jacket, armour, robe };
export type BodyKind = keyof typeof BODIES;
