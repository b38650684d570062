import type { Brush, Draw } from '../brush';
import { circle, path, stroke } from '../shapes';

/** One with a long neck that grazes. */
const grazer: Draw = ({ random, light }) => {
  const [neck, body] = [random.int(90, 150), random.int(70, 100)];
  const horn = random.int(0, 34);
  const legs = [-body * 0.72, -body * 0.5, body * 0.5, body * 0.68]
    .map((x, at) => {
      const step = random.int(-9, 9);
      return path(
        `M${x - 9} -86L${x + step - 6} -34L${x + step * 1.6 - 6} 0H${x + step * 1.6 + 8}L${x + step + 5} -36L${x + 10} -86Z`,
        at % 2 === 0 ? light.shade : light.body,
      );
    })
    .join('');
  const [hx, hy] = [body * 0.9 + neck * 0.35, -112 - neck];
  return [
    legs,
    path(
      `M${-body} -104Q${-body - 40} -90 ${-body - 34} -40Q${-body - 24} -84 ${-body + 6} -84Z`,
      light.shade,
    ),
    path(
      `M${-body} -96C${-body} -150 ${body * 0.3} -150 ${body * 0.6} -128C${body * 0.9} -130 ${hx - 26} ${hy + 50} ${hx - 16} ${hy + 4}L${hx + 34} ${hy + 14}Q${hx + 38} ${hy + 24} ${hx + 26} ${hy + 25}L${hx - 2} ${hy + 24}C${hx - 8} ${hy + 70} ${body * 1.1} -84 ${body * 0.7} -76C${body * 0.3} -62 ${-body} -60 ${-body} -96Z`,
      light.body,
    ),
    path(
      `M${-body * 0.9} -112C${-body * 0.6} -150 ${body * 0.3} -150 ${body * 0.6} -128C${body * 0.2} -132 ${-body * 0.5} -130 ${-body * 0.9} -112Z`,
      light.lit,
    ),
    stroke(
      `M${-body} -100C${-body} -150 ${body * 0.3} -150 ${body * 0.6} -128C${body * 0.9} -130 ${hx - 26} ${hy + 50} ${hx - 16} ${hy + 4}`,
      light.rim,
      1.8,
    ),
    path(
      `M${hx - 12} ${hy + 6}Q${hx - 22} ${hy - horn} ${hx - 34} ${hy - horn - 8}Q${hx - 12} ${hy - horn} ${hx - 2} ${hy + 6}Z`,
      light.lit,
    ),
    circle([hx + 6, hy + 11], 2.2, light.glow),
  ].join('');
};

/** A hunter on four legs, low and ridged. */
const hound: Draw = ({ random, light }) => {
  const long = random.int(80, 110);
  const spines = Array.from({ length: random.int(4, 8) }, (_, at) => {
    const x = -long * 0.7 + at * long * 0.2;
    return `M${x} -100l${random.int(-12, -2)} ${random.int(-34, -14)}l${random.int(12, 18)} ${random.int(14, 22)}z`;
  });
  const leg = (x: number, bend: number, fill: string) =>
    path(
      `M${x - 16} -84Q${x - bend} -46 ${x - 4} -30L${x - 12} 0H${x + 10}L${x + 8} -32Q${x + 18} -60 ${x + 16} -86Z`,
      fill,
    );
  const jaw = random.int(2, 12);
  return [
    leg(-long * 0.55, 30, light.shade),
    leg(long * 0.38, 4, light.shade),
    path(
      `M${-long} -92Q${-long - 60} -96 ${-long - 80} ${-60 - random.int(0, 80)}Q${-long - 40} -70 ${-long + 10} -74Z`,
      light.body,
    ),
    path(spines.join(''), light.lit),
    path(
      `M${-long} -88C${-long * 0.8} -120 ${long * 0.2} -112 ${long * 0.5} -116L${long * 0.82} -138L${long * 0.88} -122L${long * 1.3} -100L${long * 1.26} -92L${long * 0.95} -88L${long * 1.2} ${-84 + jaw}L${long * 0.86} ${-74 + jaw}Q${long * 0.5} -62 ${long * 0.2} -66Q${-long * 0.4} -60 ${-long} -88Z`,
      light.body,
    ),
    path(
      `M${-long * 0.9} -98C${-long * 0.6} -118 ${long * 0.2} -112 ${long * 0.5} -116L${long * 0.5} -104Q${-long * 0.2} -104 ${-long * 0.9} -98Z`,
      light.lit,
    ),
    stroke(
      `M${-long} -88C${-long * 0.8} -120 ${long * 0.2} -112 ${long * 0.5} -116L${long * 0.82} -138`,
      light.rim,
      1.8,
    ),
    leg(-long * 0.72, 34, light.body),
    leg(long * 0.52, 0, light.body),
    circle([long * 0.96, -110], 2.6, light.glow),
  ].join('');
};

/** A flier with wide wings, above the ground. */
const flier: Draw = ({ random, light }) => {
  const [span, lift] = [random.int(110, 160), random.int(20, 90)];
  const y = -random.int(90, 150);
  const wing = (side: 1 | -1, fill: string) =>
    path(
      `M${side * 8} ${y}C${side * span * 0.3} ${y - lift * 1.2} ${side * span * 0.6} ${y - lift * 1.3} ${side * span} ${y - lift * 0.6}Q${side * span * 0.8} ${y - lift * 0.5} ${side * span * 0.74} ${y - lift * 0.1}Q${side * span * 0.58} ${y - lift * 0.4} ${side * span * 0.46} ${y + 4}Q${side * span * 0.3} ${y - lift * 0.1} ${side * 10} ${y + 26}Z`,
      fill,
    );
  const rim = (side: 1 | -1) =>
    stroke(
      `M${side * 8} ${y}C${side * span * 0.3} ${y - lift * 1.2} ${side * span * 0.6} ${y - lift * 1.3} ${side * span} ${y - lift * 0.6}`,
      light.rim,
      2,
    );
  return [
    wing(-light.from as 1 | -1, light.shade),
    path(
      `M-10 ${y + 6}Q-6 ${y + 70} ${random.int(-20, 20)} ${y + 110}Q6 ${y + 70} 10 ${y + 6}Z`,
      light.shade,
    ),
    wing(light.from, light.lit),
    rim(light.from),
    path(
      `M-11 ${y + 10}Q-12 ${y - 20} 0 ${y - 34}L${light.from * 26} ${y - 40}L${light.from * 10} ${y - 24}Q14 ${y} 10 ${y + 30}Q0 ${y + 48} -11 ${y + 10}Z`,
      light.body,
    ),
    circle([light.from * 7, y - 31], 2, light.glow),
  ].join('');
};

/** A worm that breaks out of the ground. */
const worm: Draw = ({ random, light }) => {
  const [high, thick] = [random.int(170, 250), random.int(24, 38)];
  const bow = random.int(40, 90);
  const rings = Array.from({ length: 9 }, (_, at) => {
    const share = 0.12 + at * 0.085;
    const x = bow * Math.sin(share * 2.6) - 30;
    return `M${x - thick} ${-high * share}q${thick} 12 ${thick * 2} 0`;
  });
  const teeth = Array.from(
    { length: 6 },
    (_, at) => `M${bow * 0.5 - 34 + at * 13} ${-high - 4 + (at % 2) * 4}l5 -16l6 15z`,
  );
  return [
    path(
      `M${-40 - thick} 10C${bow - thick} ${-high * 0.4} ${bow * 0.9 - thick} ${-high * 0.7} ${bow * 0.5 - thick - 8} ${-high}Q${bow * 0.5} ${-high - 24} ${bow * 0.5 + thick + 8} ${-high + 4}C${bow + thick} ${-high * 0.7} ${bow * 1.1 + thick} ${-high * 0.4} ${-30 + thick} 10Z`,
      light.body,
    ),
    path(
      `M${light.from === 1 ? bow * 0.5 + thick + 8 : bow * 0.5 - thick - 8} ${-high + 2}C${bow + light.from * thick} ${-high * 0.7} ${bow + light.from * thick} ${-high * 0.4} ${-34 + light.from * thick} 10L${-34 + light.from * thick * 0.3} 10C${bow + light.from * thick * 0.3} ${-high * 0.4} ${bow + light.from * thick * 0.3} ${-high * 0.7} ${bow * 0.5} ${-high}Z`,
      light.lit,
      { opacity: 0.8 },
    ),
    stroke(rings.join(''), light.shade, 2.4, { opacity: 0.7 }),
    path(
      `M${bow * 0.5 - thick - 8} ${-high}Q${bow * 0.5} ${-high - 26} ${bow * 0.5 + thick + 8} ${-high + 4}Q${bow * 0.5} ${-high + 18} ${bow * 0.5 - thick - 8} ${-high}Z`,
      light.shade,
    ),
    path(teeth.join(''), light.rim),
  ].join('');
};

/** A shell on many legs. */
const shellback: Draw = (brush: Brush) => {
  const { random, light } = brush;
  const [long, high] = [random.int(80, 120), random.int(70, 120)];
  const legs = Array.from({ length: random.int(3, 5) }, (_, at) => {
    const x = -long * 0.7 + at * long * 0.38;
    return `M${x} -44L${x + random.int(-26, -4)} -26L${x + random.int(-20, 16)} 0L${x + 16} -38Z`;
  });
  const plates = [-0.55, -0.15, 0.28].map(
    (at) =>
      `M${long * at} -40Q${long * (at + 0.05)} ${-40 - high * 0.8} ${long * (at + 0.22)} ${-40 - high * 0.84 + Math.abs(at) * high * 0.5}`,
  );
  return [
    path(legs.join(''), light.shade),
    path(
      `M${long * 0.7} -46Q${long * 1.15} -80 ${long * 1.3} -52Q${long * 1.2} -34 ${long * 0.7} -36Z`,
      light.body,
    ),
    path(
      `M${-long} -38C${-long} ${-70 - high} ${long * 0.8} ${-60 - high} ${long} -42Q0 -26 ${-long} -38Z`,
      light.body,
    ),
    path(
      `M${light.from * long * 0.96} -46C${light.from * long * 0.8} ${-50 - high * 0.75} ${light.from * long * 0.3} ${-44 - high * 0.84} 0 ${-46 - high * 0.76}Q${light.from * long * 0.5} ${-30 - high * 0.5} ${light.from * long * 0.96} -46Z`,
      light.lit,
    ),
    stroke(plates.join(''), light.shade, 2.4),
    stroke(
      `M${-long} -40C${-long} ${-70 - high} ${long * 0.8} ${-60 - high} ${long} -42`,
      light.rim,
      1.8,
    ),
    circle([long * 1.14, -58], 2.6, light.glow),
  ].join('');
};

/** Animals by their build; about 250 wide, standing or rising from the origin. */
export const CREATURES = { grazer, hound, flier, worm, shellback } satisfies Record<string, Draw>;
