import type { VariantType } from '@domain/card';
import { mix } from '@domain/colour';
import type { Palette } from '../paint/palette';
import { linearGradient, path, rect, stroke, withGradient } from '../paint/shapes';

/** How a printing differs from the plain one. */
export interface Finish {
  /** The art reaches to the card's edge, under the plates. */
  isFullArt: boolean;
  /** Colours of the line around the card, from corner to corner. */
  edge: readonly [string, string, string];
  isFoil: boolean;
  isHyperspace: boolean;
  hasOrnament: boolean;
  /** Repaints the art. */
  paint?: (palette: Palette) => Palette;
}

const PLAIN: Finish = {
  isFullArt: false,
  edge: ['#1a2236', '#39486b', '#1a2236'],
  isFoil: false,
  isHyperspace: false,
  hasOrnament: false,
};
const FULL: Finish = { ...PLAIN, isFullArt: true };
const SPECTRUM = ['#ffb3e6', '#9fe8ff', '#fff3b0'] as const;

/** A showcase or prestige printing is painted in two inks, a dark colour and a metal. */
const inTwoInks =
  (night: string, metal: string) =>
  (palette: Palette): Palette => ({
    ...palette,
    zenith: mix(night, '#000000', 0.35),
    sky: mix(mix(night, palette.sky, 0.28), metal, 0.08),
    horizon: mix(metal, palette.horizon, 0.2),
    light: mix(metal, '#ffffff', 0.6),
    shadow: mix(night, '#000000', 0.6),
    glow: mix(metal, '#ffffff', 0.35),
  });

export const FINISHES: Record<VariantType, Finish> = {
  STANDARD: PLAIN,
  FOIL: { ...PLAIN, edge: SPECTRUM, isFoil: true },
  HYPERSPACE: { ...FULL, edge: ['#dff2ff', '#6fa8ff', '#dff2ff'], isHyperspace: true },
  HYPERSPACE_FOIL: { ...FULL, edge: SPECTRUM, isHyperspace: true, isFoil: true },
  SHOWCASE: {
    ...FULL,
    edge: ['#fff3c9', '#d39a35', '#fff3c9'],
    hasOrnament: true,
    paint: inTwoInks('#1b1440', '#f2c46a'),
  },
  PRESTIGE: {
    ...FULL,
    edge: ['#f4f6ff', '#8d97b8', '#f4f6ff'],
    hasOrnament: true,
    paint: inTwoInks('#141a26', '#d3dcf0'),
  },
  PRESTIGE_FOIL: {
    ...FULL,
    edge: SPECTRUM,
    hasOrnament: true,
    isFoil: true,
    paint: inTwoInks('#241a3a', '#e6d3ff'),
  },
  PRESTIGE_SERIALIZED: {
    ...FULL,
    edge: ['#ffe9a8', '#b8801f', '#ffe9a8'],
    hasOrnament: true,
    isFoil: true,
    paint: inTwoInks('#151005', '#f6cf6a'),
  },
};

/** What a printing draws over its art, under the plates. */
export function overArt(finish: Finish, width: number, height: number): string {
  return (
    (finish.isHyperspace ? jump(width, height) : '') + (finish.isFoil ? foil(width, height) : '')
  );
}

/** Stars drawn into lines towards the middle, along the edge of the card. */
function jump(width: number, height: number): string {
  const [cx, cy] = [width / 2, height * 0.4];
  const lines = Array.from({ length: 44 }, (_, at) => {
    const angle = (at / 44) * Math.PI * 2 + ((at * 7) % 5) * 0.02;
    const far = Math.hypot(width, height) * 0.62;
    const near = far * (0.62 + 0.06 * ((at * 5) % 4));
    const on = (r: number) =>
      `${(cx + Math.cos(angle) * r).toFixed(0)} ${(cy + Math.sin(angle) * r).toFixed(0)}`;
    return `M${on(near)}L${on(far)}`;
  });
  return (
    stroke(lines.filter((_, at) => at % 2 === 0).join(''), '#ffffff', 1.6, { opacity: 0.55 }) +
    stroke(lines.filter((_, at) => at % 2 === 1).join(''), '#8fc4ff', 4, { opacity: 0.28 })
  );
}

function foil(width: number, height: number): string {
  const bands = [
    ['#7df9ff', 0.1],
    ['#ffffff', 0.34],
    ['#ff8ad8', 0.16],
    ['#ffe27d', 0.3],
    ['#8dffb0', 0.12],
    ['#ffffff', 0.28],
    ['#8aa2ff', 0.16],
  ] as const;
  return (
    `<defs>${linearGradient(
      'foil',
      bands.map(([colour, opacity], at) => [at / 6, colour, opacity] as const),
      [0, 0, 1, 1],
    )}</defs>` + rect([0, 0, width, height], withGradient('foil'))
  );
}

/** The line around the card, and in its corners the marks of a rare printing. */
export function edge(
  { edge: colours, hasOrnament }: Finish,
  width: number,
  height: number,
): string {
  const line = [
    `<defs>${linearGradient(
      'edge',
      colours.map((colour, at) => [at / 2, colour] as const),
      [0, 0, 1, 1],
    )}</defs>`,
    `<rect x="5" y="5" width="${width - 10}" height="${height - 10}" rx="22" fill="none" stroke="url(#edge)" stroke-width="${hasOrnament ? 7 : 5}"/>`,
  ].join('');
  if (!hasOrnament) return line;
  const corner = (x: number, y: number, sx: number, sy: number) =>
    `<g transform="translate(${x} ${y}) scale(${sx} ${sy})">${path('M0 0H64Q40 8 30 30Q8 40 0 64Z', withGradient('edge'))}${stroke('M10 78Q14 52 34 38Q52 16 82 10', colours[0], 1.6)}</g>`;
  return (
    line +
    corner(5, 5, 1, 1) +
    corner(width - 5, 5, -1, 1) +
    corner(5, height - 5, 1, -1) +
    corner(width - 5, height - 5, -1, -1)
  );
}
