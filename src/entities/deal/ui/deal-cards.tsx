import { useMemo } from 'react';
import { printingNumberText } from '@domain/card';
import { CardThumbnail, FullName, useListedPrintings } from '@/entities/card/@x/deal';
import { useMoney } from '@/shared/lib/money';
import type { DealPart } from '../api/deal-api';
import styles from './deal-cards.module.css';

type Item = Pick<
  DealPart['items'][number],
  'needId' | 'variantId' | 'cardId' | 'copies' | 'priceInCents'
>;

/** The cards that a deal buys from one seller, with what they cost. */
export function DealCards({ items, label }: { items: readonly Item[]; label: string }) {
  const money = useMoney();
  const listed = useMemo(
    () => Object.fromEntries(items.map((item) => [`${item.needId} ${item.variantId}`, item])),
    [items],
  );
  const { rows } = useListedPrintings(listed);
  return (
    <ul
      className={styles.list}
      role="list"
      aria-label={label}
      style={{ minHeight: `${items.length * 3}rem` }}
    >
      {rows?.map(({ item, card, printing }) => (
        <li key={`${item.needId} ${item.variantId}`} className={styles.row}>
          <CardThumbnail
            image={printing.images.front ?? card.images.front}
            aspects={card.aspects}
          />
          <span className={styles.name}>
            <FullName card={card} />
            <span className={styles.number}>{printingNumberText(card, printing)}</span>
          </span>
          <span className={styles.price}>
            {`${item.copies} × ${money.price(item.priceInCents)}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
