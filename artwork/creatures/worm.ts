import type { Draw } from '../paint/brush';
import { path, stroke } from '../paint/shapes';

/** A worm that breaks out of the ground. */
export const worm: Draw = ({ random, light }) => {
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
