import type { WorthChange } from '@domain/collection-worth';
import { formatSum } from '@domain/pricing';
import { classNames } from '@/shared/lib/class-names';
import styles from './worth-figure.module.css';

interface WorthTrendProps {
  /** Since when. */
  name: string;
  /** Null where the collection is younger. */
  change: WorthChange | null;
}

/** How the worth changed, with its sign in words and colour. */
export function WorthTrend({ name, change }: WorthTrendProps) {
  const tone = change && change.cents !== 0 && (change.cents > 0 ? styles.up : styles.down);
  return (
    <div className={styles.trend}>
      <dt>{name}</dt>
      <dd className={classNames(tone || undefined)}>
        {change ? inWords(change) : 'Not counted yet then'}
      </dd>
    </div>
  );
}

function inWords({ cents, percent }: WorthChange): string {
  if (cents === 0) return 'No change';
  const sign = cents > 0 ? '+' : '';
  const share = percent === null ? '' : ` (${sign}${percentInWords(percent)})`;
  return `${sign}${formatSum(cents)}${share}`;
}

/** With a decimal where it tells something: +2.9%, but +5,121%. */
const percentInWords = (percent: number): string =>
  new Intl.NumberFormat('en-US', {
    style: 'percent',
    maximumFractionDigits: Math.abs(percent) < 100 ? 1 : 0,
  })
    .format(percent / 100)
    .replace('-', '−');
