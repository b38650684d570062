import { memo } from 'react';
import {
  ARENA_NAMES,
  CARD_TYPE_NAMES,
  RARITY_NAMES,
  cardNumberText,
  type Card,
} from '@domain/card';
import { cardPath } from '@domain/page';
import { AspectIcons, type AspectIconUrls } from '@/entities/aspect';
import styles from './card-table.module.css';

interface CardTableCellsProps {
  card: Card;
  aspectIcons: AspectIconUrls;
  /** Whether the Tab key stops at this row's button and link. */
  isActive: boolean;
}

/**
 * A card's fields. A click anywhere on the row opens the card; the number is a button without a handler of its
 * own: its clicks, by key as well, reach the row, so that the keyboard has a control for what the row does.
 */
export const CardTableCells = memo(({ card, aspectIcons, isActive }: CardTableCellsProps) => {
  const tabIndex = isActive ? 0 : -1;
  return (
    <>
      <td>
        <button
          type="button"
          tabIndex={tabIndex}
          className={styles.open}
          aria-label={`${cardNumberText(card)} Open ${card.name}`.trim()}
          aria-haspopup="dialog"
        >
          <CardNumber card={card} />
        </button>
      </td>
      <td>
        {/* Not the router's link, which would be rendered again at every change of the address. */}
        <a href={cardPath(card.id)} tabIndex={tabIndex} className={styles.name}>
          {card.name}
        </a>
        {card.subtitle && <span className={styles.subtitle}>{card.subtitle}</span>}
      </td>
      <td>{RARITY_NAMES[card.rarity]}</td>
      <td>{card.cost}</td>
      <td>{card.power}</td>
      <td>{card.hp}</td>
      <td>{CARD_TYPE_NAMES[card.cardType]}</td>
      <td>{card.arena && ARENA_NAMES[card.arena]}</td>
      <td>
        <AspectIcons aspects={card.aspects} urls={aspectIcons} />
      </td>
      <td>{card.traits.join(', ')}</td>
      <td>{card.keywords.join(', ')}</td>
    </>
  );
});
CardTableCells.displayName = 'CardTableCells';

/** The standard number, over those of the other printings. */
function CardNumber({ card }: { card: Card }) {
  const { standardCardNumber } = card;
  const others = cardNumberText({ ...card, standardCardNumber: null });
  return (
    <>
      {standardCardNumber ?? (others ? null : '–')}{' '}
      {others && <span className={styles.otherNumbers}>{others}</span>}
    </>
  );
}
