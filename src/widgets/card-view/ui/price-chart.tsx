import { useMemo } from 'react';
import type { CardVariant } from '@domain/card';
import { CURRENCY, formatPrice, type PriceRange } from '@domain/pricing';
import { formatLongUtcDate } from '@/shared/lib/format';
import { LineChart } from '@/shared/ui/line-chart';
import type { PrintingPrices } from '../api/price-history-api';
import { priceLines } from '../model/price-lines';
import styles from './price-history.module.css';

interface PriceChartProps {
  histories: readonly PrintingPrices[];
  variants: readonly CardVariant[];
  range: PriceRange;
}

/** The chart itself, in a file of its own. */
export function PriceChart({ histories, variants, range }: PriceChartProps) {
  const { lastAt, lines } = useMemo(
    () => priceLines({ histories, variants, range }),
    [histories, variants, range],
  );
  if (lastAt === null) return <p className={styles.note}>No price has been recorded.</p>;
  return (
    <>
      <LineChart label="Price history" series={lines} formatValue={formatPrice} />
      <p className={styles.note}>
        Market prices in {CURRENCY.code}, last updated{' '}
        <time dateTime={lastAt}>{formatLongUtcDate(new Date(lastAt))}</time>
      </p>
    </>
  );
}
