import { lazy, Suspense, useState } from 'react';
import { PRICE_RANGE_CHOICES, rangeStart, type PriceRange } from '@domain/pricing';
import { apiErrorOf } from '@/shared/api';
import { useDownload } from '@/shared/lib/files/download';
import { Button } from '@/shared/ui/button';
import { DownloadOutcome } from '@/shared/ui/download-outcome';
import { LoadError } from '@/shared/ui/load-error';
import { Panel } from '@/shared/ui/panel';
import { SegmentedRadios } from '@/shared/ui/segmented';
import { Select } from '@/shared/ui/select';
import { SkeletonBlock } from '@/shared/ui/skeleton';
import { useWorthHistoryQuery, type WorthPart, type WorthHistoryInput } from '../api/worth-api';
import { WorthMovers } from './worth-movers';
import styles from './worth-over-time.module.css';

const WorthChart = lazy(async () => ({ default: (await import('./worth-chart')).WorthChart }));

/** The worth of all sets or of one over time. Its space is reserved while it loads. */
export function WorthOverTime({ cardSets }: { cardSets: readonly WorthPart[] }) {
  const [range, setRange] = useState<PriceRange>('ALL');
  const [cardSetCode, setCardSetCode] = useState('');
  const whole = useWorthHistoryQuery(ALL_TIME);
  // Ranges end where the history does, by the server's clock.
  const end = whole.currentData?.at(-1)?.at;
  const time = {
    cardSetCode: cardSetCode || null,
    from: end === undefined ? null : rangeStart(range, end),
  };
  const { data, error, isFetching, refetch } = useWorthHistoryQuery(time);
  const waiting = <SkeletonBlock className={styles.waiting} />;
  return (
    <Panel title="Over time">
      <div className={styles.choices}>
        <SegmentedRadios
          label="Range"
          options={PRICE_RANGE_CHOICES}
          value={range}
          onChange={setRange}
        />
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
      <p className={styles.about}>
        Cards: copies added and removed, for what you paid if your history says so, otherwise at the
        market price of their day. Prices: what they have been worth above or below that, since the
        start of this period. Together they make up the worth.
      </p>
      <WorthMovers time={time} />
      <WorthFile cardSetCode={cardSetCode} />
    </Panel>
  );
}

/** The whole collection since its first count. */
export const ALL_TIME: WorthHistoryInput = { cardSetCode: null, from: null };

/** Exports the worth by day since the first count. */
function WorthFile({ cardSetCode }: { cardSetCode: string }) {
  const download = useDownload();
  const query = new URLSearchParams({ ...(cardSetCode && { card_set_code: cardSetCode }) });
  return (
    <>
      <Button
        icon="download"
        onClick={() =>
          download.start({
            path: `/api/export_worth?${query}`,
            fileName: 'worth_by_day.csv',
            what: 'the worth by day',
          })
        }
      >
        Worth by day (CSV)
      </Button>
      <DownloadOutcome download={download} failure="The export failed" />
    </>
  );
}
