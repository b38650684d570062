import { memo } from 'react';
import type { Card } from '@domain/card';
import type { AspectIconUrls } from '@/entities/aspect';
import { CardTableCells } from './card-table-cells';
import styles from './card-table.module.css';

interface CardTableRowProps {
  card: Card;
  index: number;
  aspectIcons: AspectIconUrls;
  /** Whether the Tab key stops here, of all rows. */
  isActive: boolean;
}

/** A row apart from its cells, which stay as they are where a filter only moves the row. */
export const CardTableRow = memo(({ card, index, aspectIcons, isActive }: CardTableRowProps) => (
  <tr aria-rowindex={index + 2} data-item-id={card.id} className={styles.row}>
    <CardTableCells card={card} aspectIcons={aspectIcons} isActive={isActive} />
  </tr>
));
CardTableRow.displayName = 'CardTableRow';
