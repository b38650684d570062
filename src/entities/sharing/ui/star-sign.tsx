import { memo, type CSSProperties } from 'react';
import { SKY, starSignOf } from '../lib/star-sign';
import styles from './shared-card.module.css';

/** A player's own constellation under a sky of its own colour; decoration, hidden from screen readers. */
export const StarSign = memo(function StarSign({ handle }: { handle: string }) {
  const { hue, lines, stars, dust } = starSignOf(handle);
  return (
    <svg
      className={styles.sky}
      style={{ '--hue': hue } as CSSProperties}
      viewBox={`0 0 ${SKY.width} ${SKY.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {dust.map(([x, y, radius]) => (
        <circle key={`${x} ${y}`} className={styles.dust} cx={x} cy={y} r={radius} />
      ))}
      <path className={styles.lines} d={lines} />
      {stars.map(([x, y, radius]) => (
        <g key={`${x} ${y}`} className={styles.star}>
          <circle cx={x} cy={y} r={radius * 2.4} opacity={0.18} />
          <circle cx={x} cy={y} r={radius} />
        </g>
      ))}
    </svg>
  );
});
