import type { Card, Printing } from '@domain/card';
import { CHANGE_DAYS, percentBetween, priceChangeText } from '@domain/pricing';
import { usePriceChanges } from '../model/use-price-changes';
import styles from './price-change.module.css';

interface PriceChangeProps {
  card: Card;
  printing: Printing;
}

/** How a printing's price has changed, and in how many days; nothing until it is known (rules/prices#price-change). */
export function PriceChange({ card, printing }: PriceChangeProps) {
  const changes = usePriceChanges(card)?.get(printing.id) ?? [];
  const change = changes.find(({ days }) => days === CHANGE_DAYS);
  const percent = change ? percentBetween(change.fromCents, change.toCents) : null;
  if (percent === null) return null;
  return (
    <span
      className={styles.change}
      data-way={percent ? (percent > 0 ? 'up' : 'down') : undefined}
    >{`${priceChangeText(percent)} in ${CHANGE_DAYS} days`}</span>
  );
}
