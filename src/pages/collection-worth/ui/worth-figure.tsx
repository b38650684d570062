import { clsx } from 'clsx';
import { changeSince } from '@domain/collection-worth';
import { formatSum } from '@domain/pricing';
import { counted, countedCopies, formatLongUtcDate } from '@/shared/lib/format';
import { SkeletonBlock } from '@/shared/ui/skeleton';
import { useWorthHistoryQuery, type CollectionWorth } from '../api/worth-api';
import styles from './worth-figure.module.css';
import { ALL_TIME } from './worth-over-time';

/** The total, how it changed, the date of its prices, and how many printings it leaves out. */
export function WorthFigure({ worth }: { worth: CollectionWorth }) {
  const { copies, pricedPrintings, unpricedPrintings, pricesRecordedAt } = worth;
  return (
    <>
      <div className={styles.headline}>
        <p className={styles.figure}>
          {pricedPrintings === 0 ? 'N/A' : formatSum(worth.worthCents)}
        </p>
        {pricedPrintings > 0 && <Trends />}
      </div>
      <p className={styles.notes}>
        {pricesRecordedAt && (
          <span>
            Prices of{' '}
            <time dateTime={pricesRecordedAt}>{formatLongUtcDate(new Date(pricesRecordedAt))}</time>
          </span>
        )}
        <span>
          {countedCopies(copies)} of {counted(pricedPrintings + unpricedPrintings, 'printing')}
        </span>
        {unpricedPrintings > 0 && (
          <span>
            {counted(unpricedPrintings, 'printing has no price', 'printings have no price')}
          </span>
        )}
      </p>
    </>
  );
}

function Trends() {
  const { currentData: points, isError } = useWorthHistoryQuery(ALL_TIME);
  if (isError) return null;
  return (
    <dl className={styles.trends}>
      {points ? (
        <>
          <WorthTrend name="In 30 days" cents={changeSince(points, 30)} />
          <WorthTrend name="In one year" cents={changeSince(points, 365)} />
        </>
      ) : (
        <SkeletonBlock className={styles.waiting} />
      )}
    </dl>
  );
}

interface WorthTrendProps {
  /** Since when. */
  name: string;
  /** Whole US cents; null if the collection is younger. */
  cents: number | null;
}

/** How the worth changed, including added and removed cards, with its sign in words and colour. */
function WorthTrend({ name, cents }: WorthTrendProps) {
  const tone = cents !== null && cents !== 0 && (cents > 0 ? styles.up : styles.down);
  return (
    <div className={styles.trend}>
      <dt>{name}</dt>
      <dd className={clsx(tone || undefined)}>
        {cents === null ? 'Nothing counted at that time' : inWords(cents)}
      </dd>
    </div>
  );
}

function inWords(cents: number): string {
  if (cents === 0) return 'No change';
  return cents > 0 ? `+${formatSum(cents)}` : formatSum(cents);
}
