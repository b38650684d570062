import styles from './motif.module.css';

/** A constellation on a 120 by 80 grid: its lines as an SVG path, its stars as `[x, y, radius]`. */
interface Figure {
  lines: string;
  stars: readonly (readonly [x: number, y: number, radius: number])[];
}

const figures = {
  cards: {
    lines: 'M32 18L60 10L72 58L44 66ZM66 18L92 24L80 70L60 64',
    stars: [
      [32, 18, 3],
      [60, 10, 2],
      [72, 58, 2],
      [44, 66, 2.5],
      [52, 38, 4],
      [92, 24, 3],
      [80, 70, 2.5],
    ],
  },
  key: {
    lines: 'M22 40L32 24L48 26L54 40L48 54L32 56ZM54 40L104 40M90 40L90 54M104 40L104 58',
    stars: [
      [22, 40, 2.5],
      [32, 24, 2],
      [48, 26, 3],
      [54, 40, 3.5],
      [48, 54, 2],
      [32, 56, 2.5],
      [90, 40, 2],
      [104, 40, 3],
      [90, 54, 2],
      [104, 58, 2.5],
    ],
  },
  lens: {
    lines: 'M52 10L69 17L76 34L69 51L52 58L35 51L28 34L35 17ZM69 51L96 74',
    stars: [
      [52, 10, 2],
      [69, 17, 3],
      [76, 34, 2],
      [69, 51, 2.5],
      [52, 58, 2],
      [35, 51, 3],
      [28, 34, 2],
      [35, 17, 2],
      [96, 74, 3.5],
    ],
  },
  letter: {
    lines: 'M22 18L98 18L98 64L22 64ZM22 18L60 46L98 18M22 64L48 37M98 64L72 37',
    stars: [
      [22, 18, 3],
      [98, 18, 2.5],
      [98, 64, 3],
      [22, 64, 2],
      [60, 46, 4],
      [48, 37, 1.5],
      [72, 37, 1.5],
    ],
  },
  question: {
    lines: 'M44 24L52 12L68 10L78 20L74 34L62 42L60 54',
    stars: [
      [44, 24, 3],
      [52, 12, 2],
      [68, 10, 2.5],
      [78, 20, 3.5],
      [74, 34, 2],
      [62, 42, 2.5],
      [60, 54, 2],
      [60, 70, 3.5],
    ],
  },
  rocket: {
    lines: 'M60 6L74 26L74 54L46 54L46 26ZM74 42L90 60L74 54M46 42L30 60L46 54M54 60L60 74L66 60',
    stars: [
      [60, 6, 3.5],
      [74, 26, 2],
      [46, 26, 2],
      [74, 54, 2.5],
      [46, 54, 2.5],
      [90, 60, 3],
      [30, 60, 3],
      [60, 74, 2],
      [60, 32, 3],
    ],
  },
} as const satisfies Record<string, Figure>;

type FigureName = keyof typeof figures;

export const figureNames = Object.keys(figures) as FigureName[];

/** A constellation that shows at a glance what a short page is about; decoration, hidden from screen readers. */
export const Motif = ({ figure }: { figure: FigureName }) => (
  <svg className={styles.motif} viewBox="0 0 120 80" aria-hidden="true" focusable="false">
    <path className={styles.lines} d={figures[figure].lines} />
    {figures[figure].stars.map(([x, y, radius]) => (
      <g key={`${x} ${y}`} className={styles.star}>
        <circle cx={x} cy={y} r={radius * 2.2} opacity={0.16} />
        <circle cx={x} cy={y} r={radius} />
      </g>
    ))}
  </svg>
);
