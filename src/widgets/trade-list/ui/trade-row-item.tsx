import { memo, type CSSProperties, type ReactNode } from 'react';
import { mainColour, VARIANT_TYPE_NAMES } from '@domain/card';
import { cardPath } from '@domain/page';
import { CardImage } from '@/entities/card';
import type { TradeRow } from '../model/trade-row';
import styles from './trade-row.module.css';

interface TradeRowItemProps<Row extends TradeRow> {
  row: Row;
  /** Its place among the rows that follow each other, from 1, and how many those are. */
  position: number;
  total: number;
  /** In CSS pixels, from the first of those rows. */
  top: number;
  height: number;
  /** Whether the Tab key stops at this row's button and link. */
  isActive: boolean;
  isStacked: boolean;
  renderDetails: (row: Row) => ReactNode;
}

/**
 * A printing with what the page says of it at its end. The number is a button without a handler of its own: its
 * clicks, by key as well, reach the list.
 */
function Item<Row extends TradeRow>({
  row,
  position,
  total,
  top,
  height,
  isActive,
  isStacked,
  renderDetails,
}: TradeRowItemProps<Row>) {
  const { card, variant } = row;
  const tabIndex = isActive ? 0 : -1;
  const variantName = VARIANT_TYPE_NAMES[variant.variantType];
  return (
    <li
      data-item-id={row.id}
      aria-posinset={position}
      aria-setsize={total}
      className={styles.row}
      data-stacked={isStacked}
      style={{ top, height, '--aspect-colour': mainColour(card.aspects) } as CSSProperties}
    >
      {/* Its words stand beside it. */}
      <span className={styles.picture} aria-hidden="true">
        <CardImage
          name={card.name}
          image={variant.images.front ?? card.images.front}
          aspects={card.aspects}
        />
      </span>
      <button
        type="button"
        data-opens=""
        tabIndex={tabIndex}
        className={styles.number}
        aria-label={`${variant.number} Open ${card.name}, ${variantName}`}
        aria-haspopup="dialog"
      >
        {variant.number}
      </button>
      <span className={styles.words}>
        <a href={cardPath(card.id)} tabIndex={tabIndex} className={styles.name}>
          {card.name}
        </a>
        {card.subtitle && <span className={styles.subtitle}>{card.subtitle}</span>}
      </span>
      <span className={styles.variant}>{variantName}</span>
      <div data-details="" className={styles.details}>
        {renderDetails(row)}
      </div>
    </li>
  );
}

export const TradeRowItem = memo(Item) as typeof Item;
