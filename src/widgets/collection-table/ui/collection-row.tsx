import { memo, type CSSProperties } from 'react';
import { CARD_TYPE_NAMES, cardNumberText, mainColour, RARITY_NAMES, type Card } from '@domain/card';
import { COLLECTION_KINDS, printingOfKind } from '@domain/collection';
import { cardPath } from '@domain/page';
import { printingLabel } from '@/entities/card';
import type { WantedCounts } from '@/entities/want-list';
import type { CountsOfKinds } from '../model/counts-of-card';
import { KindCell } from './kind-cell';
import own from './collection-row.module.css';
import styles from './collection-table.module.css';

interface CollectionRowProps extends CountsOfKinds {
  card: Card;
  index: number;
  wanted: WantedCounts;
  isEdited: boolean;
  /** Whether the Tab key stops at this row's button and link. */
  isActive: boolean;
}

/**
 * A card with its counts, each a prop of its own: a row is drawn again only when one of its counts changes. The
 * number is a button without a handler of its own: its clicks, by key as well, reach the table.
 */
export const CollectionRow = memo(function CollectionRow({
  card,
  index,
  wanted,
  isEdited,
  isActive,
  ...counts
}: CollectionRowProps) {
  const tabIndex = isActive ? 0 : -1;
  // Other printings' numbers stand in the card's dialog, unless there is no other.
  const number = card.standardCardNumber ?? cardNumberText(card);
  return (
    <tr
      aria-rowindex={index + 2}
      data-item-id={card.id}
      className={styles.row}
      style={{ '--aspect-colour': mainColour(card.aspects) } as CSSProperties}
    >
      <td className={styles.number}>
        <button
          type="button"
          tabIndex={tabIndex}
          className={own.open}
          aria-label={`${number} Open ${card.name}`.trim()}
          aria-haspopup="dialog"
        >
          {number || '–'}
        </button>
      </td>
      <td className={styles.card}>
        <div className={own.line}>
          <div className={own.words}>
            <a href={cardPath(card.id)} tabIndex={tabIndex} className={own.name}>
              {card.name}
            </a>
            {card.subtitle && <span className={own.subtitle}>{card.subtitle}</span>}
          </div>
          <span className={own.type}>
            {RARITY_NAMES[card.rarity]} {CARD_TYPE_NAMES[card.cardType]}
          </span>
        </div>
      </td>
      {COLLECTION_KINDS.map((kind) => {
        const count = counts[kind];
        const printing = printingOfKind(card, kind);
        return (
          <KindCell
            key={kind}
            count={count}
            label={printing ? printingLabel(card, printing) : ''}
            wanted={count && wanted[count.variantId]}
            isEdited={isEdited}
          />
        );
      })}
    </tr>
  );
});
