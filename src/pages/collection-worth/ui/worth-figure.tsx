import { clsx } from 'clsx';
import { changeSince } from '@domain/collection-worth';
import { counted, countedCopies, formatLongUtcDate } from '@/shared/lib/format';
import { rateNote, useMoney } from '@/shared/lib/money';
import { SkeletonBlock } from '@/shared/ui/skeleton';
import { useWorthHistoryQuery, type CollectionWorth } from '../api/worth-api';
import styles from './worth-figure.module.css';
import { ALL_TIME } from './worth-over-time';

/** The total, how it changed, the date of its prices, and how many printings it leaves out. */
export function WorthFigure({ worth }: { worth: CollectionWorth }) {
  const { copies, pricedPrintings, unpricedPrintings, pricesRecordedAt } = worth;
  const money = useMoney();
  const note = rateNote(money);
  return (
    <>
      <div className={styles.headline}>
        <p className={styles.figure}>
          {pricedPrintings === 0 ? 'N/A' : money.sum(worth.worthCents)}
        </p>
        {pricedPrintings > 0 && <Trends />}
      </div>
      <p className={styles.notes}>
        {pricesRecordedAt && (
          <span>
            <span>Prices of</span>{' '}
            <time dateTime={pricesRecordedAt}>{formatLongUtcDate(new Date(pricesRecordedAt))}</time>
          </span>
        )}
        <span>{`${countedCopies(copies)} of ${counted(pricedPrintings + unpricedPrintings, 'printing')}`}</span>
        {unpricedPrintings > 0 && (
          <span>
            {counted(unpricedPrintings, 'printing has no price', 'printings have no price')}
          </span>
        )}
        {note && <span>{note}</span>}
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
          <WorthTrend name="Last 30 days" cents={changeSince(points, 30)} />
          <WorthTrend name="Last year" cents={changeSince(points, 365)} />
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
  const money = useMoney();
  const tone = cents !== null && cents !== 0 && (cents > 0 ? styles.up : styles.down);
  return (
    <div className={styles.trend}>
      <dt>{name}</dt>
      <dd className={clsx(tone || undefined)}>
        {cents === null
          ? 'Nothing counted at that time'
          : cents === 0
            ? 'No change'
            : money.change(cents)}
      </dd>
    </div>
  );
}
