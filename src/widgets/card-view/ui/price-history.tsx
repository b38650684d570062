import { lazy, Suspense, useState, type CSSProperties, type ReactNode } from 'react';
import type { CardVariant } from '@domain/card';
import { PRICE_RANGE_CHOICES, type PriceRange } from '@domain/pricing';
import { apiErrorOf } from '@/shared/api';
import { LoadError } from '@/shared/ui/load-error';
import { Segmented } from '@/shared/ui/segmented';
import { SkeletonBlock } from '@/shared/ui/skeleton';
import { usePriceHistoryQuery } from '../api/price-history-api';
import styles from './price-history.module.css';

const PriceChart = lazy(async () => ({ default: (await import('./price-chart')).PriceChart }));

interface PriceHistoryProps {
  cardId: string;
  /** The printings whose prices are shown; nothing is rendered if none has a price. */
  variants: readonly CardVariant[];
  /** The level of its heading. */
  headingLevel: 2 | 3;
  /** Wraps it, if there is something to show. */
  renderIn?: (history: ReactNode) => ReactNode;
}

/** Prices of printings over time. Its space is reserved while the prices and the chart's file load. */
export function PriceHistory({ renderIn = (history) => history, ...shown }: PriceHistoryProps) {
  return shown.variants.some(isPriced) ? renderIn(<ShownHistory {...shown} />) : null;
}

const isPriced = ({ currentMarketPrice }: CardVariant) => Boolean(currentMarketPrice?.priceCents);

function ShownHistory({ cardId, variants, headingLevel }: Omit<PriceHistoryProps, 'renderIn'>) {
  const [range, setRange] = useState<PriceRange>('1Y');
  const { currentData, error, refetch } = usePriceHistoryQuery(cardId);
  const Heading = `h${headingLevel}` as const;
  const room = { '--printings': variants.filter(isPriced).length } as CSSProperties;
  const waiting = <SkeletonBlock className={styles.waiting} />;
  return (
    <section className={styles.history} aria-label="Price history">
      <div className={styles.header}>
        <Heading className={styles.title}>Price history</Heading>
        <Segmented label="Range" options={PRICE_RANGE_CHOICES} value={range} onChange={setRange} />
      </div>
      <div className={styles.room} style={room}>
        {currentData ? (
          <Suspense fallback={waiting}>
            <PriceChart histories={currentData} variants={variants} range={range} />
          </Suspense>
        ) : error ? (
          <LoadError error={apiErrorOf(error)} onRetry={() => void refetch()} />
        ) : (
          waiting
        )}
      </div>
    </section>
  );
}
