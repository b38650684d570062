import { formatSum } from '@domain/pricing';
import { classNames } from '@/shared/lib/class-names';
import styles from './worth-figure.module.css';

interface WorthTrendProps {
  /** Since when. */
  name: string;
  /** Whole US cents; null where the collection is younger. */
  cents: number | null;
}

/** How the worth changed, cards that came or went included, with its sign in words and colour. */
export function WorthTrend({ name, cents }: WorthTrendProps) {
  const tone = cents !== null && cents !== 0 && (cents > 0 ? styles.up : styles.down);
  return (
    <div className={styles.trend}>
      <dt>{name}</dt>
      <dd className={classNames(tone || undefined)}>
        {cents === null ? 'Not counted yet then' : inWords(cents)}
      </dd>
    </div>
  );
}

function inWords(cents: number): string {
  if (cents === 0) return 'No change';
  return cents > 0 ? `+${formatSum(cents)}` : formatSum(cents);
}
