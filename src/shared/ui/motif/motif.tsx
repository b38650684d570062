import { figures, type FigureName } from './figures';
import styles from './motif.module.css';

/** A constellation that says at a glance what a short page is about; decoration, hidden from screen readers. */
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
