import type { Draw } from '../paint/brush';
import { circle, path, stroke } from '../paint/shapes';

/** A hunter on four legs, low and ridged. */
export const hound: Draw = ({ random, light }) => {
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
