import type { ReactNode } from 'react';
import type { Card } from '@domain/card';
import { CHANGE_PERIODS, changeBetweenText } from '@domain/pricing';
import { formatUtcDate } from '@/shared/lib/format';
import { useMoney } from '@/shared/lib/money';
import type { PriceChange, PriceHistory } from '../api/price-history-api';
import { usePriceChanges } from '../model/use-price-changes';
import styles from './price-figures.module.css';

interface PriceFiguresProps {
  card: Card;
  history: PriceHistory;
}

/** How a price has changed, and the lowest and highest price of the shown range. */
export function PriceFigures({ card, history: { variantId, low, high } }: PriceFiguresProps) {
  const known = usePriceChanges(card);
  const changes = known?.get(variantId) ?? [];
  const money = useMoney();
  return (
    <dl className={styles.figures}>
      {CHANGE_PERIODS.map((days) => (
        <Figure key={days} name={`In ${days} days`}>
          {/* Its space is reserved until it is known. */}
          {known ? <Change change={changes.find((change) => change.days === days)} /> : '\u00a0'}
        </Figure>
      ))}
      <Figure name="Low" at={low.recordedAt}>
        {money.price(low.priceCents)}
      </Figure>
      <Figure name="High" at={high.recordedAt}>
        {money.price(high.priceCents)}
      </Figure>
    </dl>
  );
}

interface FigureProps {
  name: string;
  /** ISO 8601. */
  at?: string;
  children: ReactNode;
}

const Figure = ({ name, at, children }: FigureProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <span className={styles.value} translate="no">
        {children}
      </span>{' '}
      {at && (
        <time dateTime={at} className={styles.date}>
          {formatUtcDate(at)}
        </time>
      )}
    </dd>
  </div>
);

function Change({ change }: { change: PriceChange | undefined }) {
  const money = useMoney();
  if (!change) return 'Not known';
  const { fromCents, toCents } = change;
  const way = fromCents === toCents ? undefined : fromCents < toCents ? 'up' : 'down';
  return <span data-way={way}>{changeBetweenText(fromCents, toCents, money)}</span>;
}
