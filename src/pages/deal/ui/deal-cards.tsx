import { useMemo } from 'react';
import { printingNumberText } from '@domain/card';
import { CardThumbnail, FullName, useListedPrintings } from '@/entities/card';
import { useMoney } from '@/shared/lib/money';
import type { DealPart } from '../api/deal-api';
import { cardsCents } from '../model/sums';
import styles from './deal-cards.module.css';

type Item = Pick<
  DealPart['items'][number],
  'needId' | 'variantId' | 'cardId' | 'copies' | 'priceInCents'
>;

interface DealCardsProps {
  items: readonly Item[];
  /** Null if it isn't known. */
  postageInCents: number | null;
  label: string;
}

/** The cards that a deal buys from one seller, with what they and their postage cost. */
export function DealCards({ items, postageInCents, label }: DealCardsProps) {
  const money = useMoney();
  const cards = cardsCents(items);
  const listed = useMemo(
    () => Object.fromEntries(items.map((item) => [`${item.needId} ${item.variantId}`, item])),
    [items],
  );
  const { rows } = useListedPrintings(listed);
  return (
    <>
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
      <p className={styles.sum}>
        <span>
          {postageInCents === null
            ? 'Cards, postage unknown'
            : `Cards ${money.sum(cards)}, postage ${money.sum(postageInCents)}`}
        </span>
        <strong className={styles.price}>{money.sum(cards + (postageInCents ?? 0))}</strong>
      </p>
    </>
  );
}
