import { useMemo, useState } from 'react';
import { VARIANT_TYPE_NAMES, type Card, type Printing } from '@domain/card';
import { CURRENCY, oldPriceDays } from '@domain/pricing';
import { formatLongUtcDate } from '@/shared/lib/format';
import { rateNote, useMoney } from '@/shared/lib/money';
import { LineChart } from '@/shared/ui/line-chart';
import type { PriceHistory } from '../api/price-history-api';
import styles from './price-history.module.css';
import { PriceFigures } from './price-figures';

interface PriceChartProps {
  card: Card;
  printing: Printing;
  history: PriceHistory;
}

/** The chart itself with its figures, in a file of its own. */
export function PriceChart({ card, printing, history }: PriceChartProps) {
  const { points, confirmedAt } = history;
  const [now] = useState(() => Date.now());
  const oldDays = oldPriceDays(confirmedAt, now);
  const money = useMoney();
  const series = useMemo(
    () => [
      {
        key: printing.id,
        name: VARIANT_TYPE_NAMES[printing.variantType],
        points: points.map(({ recordedAt, priceCents }) => ({
          at: recordedAt,
          value: money.value(priceCents),
        })),
      },
    ],
    [printing.id, printing.variantType, points, money],
  );
  return (
    <>
      <PriceFigures card={card} history={history} />
      <LineChart
        label="Price history"
        series={series}
        formatValue={money.writePrice}
        formatTick={money.priceTick}
        isStepped
      />
      <p className={styles.note}>
        <span>{`Market prices in ${CURRENCY.code}, last updated`}</span>{' '}
        <time dateTime={confirmedAt}>{formatLongUtcDate(confirmedAt)}</time>
        {oldDays !== null && (
          <strong className={styles.old}>{`, ${oldDays} days ago: this price is old`}</strong>
        )}
        {money.other && <span>{`. ${rateNote(money)}`}</span>}
      </p>
    </>
  );
}
