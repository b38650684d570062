import { changeSince } from '@domain/collection-worth';
import { formatSum } from '@domain/pricing';
import { counted, countedCopies } from '@/shared/lib/counted';
import { SkeletonBlock } from '@/shared/ui/skeleton';
import { useWorthHistoryQuery, type CollectionWorth } from '../api/worth-api';
import { ALL_TIME } from './all-time';
import styles from './worth-figure.module.css';
import { WorthTrend } from './worth-trend';

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The figure, how it changed, of what date its prices are and what is left out of it. */
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
            <time dateTime={pricesRecordedAt}>{dates.format(new Date(pricesRecordedAt))}</time>
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
