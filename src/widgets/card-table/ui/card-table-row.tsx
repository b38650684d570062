import { memo } from 'react';
import { Link } from 'react-router-dom';
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

interface CardTableRowProps {
  card: Card;
  index: number;
  aspectIcons: AspectIconUrls;
  onOpen: (cardId: string) => void;
}

/**
 * A click anywhere on the row opens the card. The number is a button without a handler of its own: its clicks,
 * by key as well, reach the row, so that the keyboard has a control for what the row does.
 */
export const CardTableRow = memo(({ card, index, aspectIcons, onOpen }: CardTableRowProps) => (
  <tr
    aria-rowindex={index + 2}
    data-line={index}
    data-card-id={card.id}
    className={styles.row}
    onClick={() => onOpen(card.id)}
  >
    <td>
      <button
        type="button"
        className={styles.open}
        aria-label={`${cardNumberText(card)} Open ${card.name}`.trim()}
        aria-haspopup="dialog"
      >
        <CardNumber card={card} />
      </button>
    </td>
    <td>
      <Link
        to={cardPath(card.id)}
        className={styles.name}
        onClick={(event) => event.stopPropagation()}
      >
        {card.name}
      </Link>
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
  </tr>
));
CardTableRow.displayName = 'CardTableRow';

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
