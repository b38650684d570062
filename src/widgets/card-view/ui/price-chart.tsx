import { useMemo } from 'react';
import type { CardVariant } from '@domain/card';
import { CURRENCY, type PriceRange } from '@domain/pricing';
import { formatLongUtcDate } from '@/shared/lib/format';
import { rateNote, useMoney } from '@/shared/lib/money';
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
  const money = useMoney();
  const { lastAt, lines } = useMemo(
    () => priceLines({ histories, variants, range, money }),
    [histories, variants, range, money],
  );
  if (lastAt === null) return <p className={styles.note}>No price has been recorded.</p>;
  return (
    <>
      <LineChart
        label="Price history"
        series={lines}
        formatValue={money.writePrice}
        formatTick={money.priceTick}
      />
      <p className={styles.note}>
        Market prices in {CURRENCY.code}, last updated{' '}
        <time dateTime={lastAt}>{formatLongUtcDate(new Date(lastAt))}</time>
        {money.other && `. ${rateNote(money)}`}
      </p>
    </>
  );
}
