import { memo } from 'react';
import { numbersOf, VARIANT_TYPE_NAMES } from '@domain/card';
import type { Printing } from '@domain/printing';
import { CardImage, printingLabel } from '@/entities/card';
import { QuantityEntry } from '@/shared/ui/quantity-entry';
import type { Pick } from '../model/use-picks';
import styles from './picker-row.module.css';

interface PickerRowProps {
  printing: Printing;
  /** Before its number, where other sets' printings are beside it. */
  setCode: string | undefined;
  /** How many copies the list is to hold; how many it holds, and at most. */
  quantity: number;
  listed: number;
  most: number;
  /** What the collection says of it: “2 missing”; empty for nothing. */
  note: string;
  isActive: boolean;
  onPick: (picks: readonly Pick[]) => void;
}

/** One printing and how many copies of it to put on the list. */
export const PickerRow = memo(function PickerRow({
  printing,
  setCode,
  quantity,
  listed,
  most,
  note,
  isActive,
  onPick,
}: PickerRowProps) {
  const { card, variant } = printing;
  const type = VARIANT_TYPE_NAMES[variant.variantType];
  return (
    <div className={styles.row} data-picked={quantity > listed}>
      <div className={styles.picture}>
        <CardImage name={card.name} image={variant.images.front} aspects={card.aspects} />
      </div>
      <div className={styles.words}>
        <span className={styles.name}>
          {card.name}
          {card.subtitle && <span className={styles.subtitle}>, {card.subtitle}</span>}
        </span>
        <span className={styles.about}>
          <span className={styles.number}>
            {setCode} {numbersOf(variant).join(', ')}
          </span>{' '}
          <span>{type}</span>
          {listed > 0 && <span className={styles.listed}>On the list: {listed}</span>}
          {note && <span className={styles.note}>{note}</span>}
        </span>
      </div>
      <div className={styles.entry}>
        <QuantityEntry
          label={printingLabel(card, variant)}
          value={Math.max(quantity, listed)}
          least={listed}
          most={most}
          isActive={isActive}
          onChange={(value) => onPick([{ printing, quantity: value }])}
        />
      </div>
    </div>
  );
});
