import { lazy, Suspense, useState } from 'react';
import { PRICE_RANGE_CHOICES, rangeStart, type PriceRange } from '@domain/pricing';
import { apiErrorOf } from '@/shared/api';
import { LoadError } from '@/shared/ui/load-error';
import { Panel } from '@/shared/ui/panel';
import { Segmented } from '@/shared/ui/segmented';
import { Select } from '@/shared/ui/select';
import { SkeletonBlock } from '@/shared/ui/skeleton';
import { useWorthHistoryQuery, type WorthPart, type WorthHistoryInput } from '../api/worth-api';
import styles from './worth-over-time.module.css';

const WorthChart = lazy(async () => ({ default: (await import('./worth-chart')).WorthChart }));

/** The worth of all or of one set over time. Its room is kept while it is on its way. */
export function WorthOverTime({ cardSets }: { cardSets: readonly WorthPart[] }) {
  const [range, setRange] = useState<PriceRange>('ALL');
  const [cardSetCode, setCardSetCode] = useState('');
  const whole = useWorthHistoryQuery(ALL_TIME);
  // Ranges end where the history does, by the server's clock.
  const end = whole.currentData?.at(-1)?.at;
  const { data, error, isFetching, refetch } = useWorthHistoryQuery({
    cardSetCode: cardSetCode || null,
    from: end === undefined ? null : rangeStart(range, end),
  });
  const waiting = <SkeletonBlock className={styles.waiting} />;
  return (
    <Panel title="Over time">
      <div className={styles.choices}>
        <Segmented label="Range" options={PRICE_RANGE_CHOICES} value={range} onChange={setRange} />
        {cardSets.length > 1 && (
          <Select
            label="Card set"
            hideLabel
            className={styles.cardSet}
            placeholder="All sets"
            options={cardSets.map(({ key, name }) => ({ value: key, label: name }))}
            value={cardSetCode}
            onChange={({ currentTarget }) => setCardSetCode(currentTarget.value)}
          />
        )}
      </div>
      <div className={styles.room} aria-busy={isFetching}>
        {error ? (
          <LoadError error={apiErrorOf(error)} onRetry={() => void refetch()} />
        ) : data ? (
          <Suspense fallback={waiting}>
            <WorthChart points={data} />
          </Suspense>
        ) : (
          waiting
        )}
      </div>
    </Panel>
  );
}

/** The whole collection from its first count on. */
export const ALL_TIME: WorthHistoryInput = { cardSetCode: null, from: null };
