import { memo } from 'react';
import { VARIANT_TYPE_NAMES } from '@domain/card';
import { Checkbox } from '@/shared/ui/checkbox';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import type { Raise } from '../model/raises';
import styles from './fill-trade-list.module.css';

interface RaiseRowProps {
  raise: Raise;
  isChosen: boolean;
  /** Whether the Tab key stops at its box. */
  isActive: boolean;
  onToggle: (variantId: string) => void;
}

/** One change: how many copies the list holds of a printing, and how many it will. */
export const RaiseRow = memo(function RaiseRow({
  raise: { card, variant, from, to },
  isChosen,
  isActive,
  onToggle,
}: RaiseRowProps) {
  return (
    <Checkbox
      className={styles.row}
      checked={isChosen}
      tabIndex={isActive ? 0 : -1}
      onChange={() => onToggle(variant.id)}
      label={
        <span className={styles.change}>
          <span className={styles.words}>
            <span className={styles.name}>
              {card.name}
              {card.subtitle && <span className={styles.subtitle}>, {card.subtitle}</span>}
            </span>
            <span className={styles.kind}>
              {variant.number} {VARIANT_TYPE_NAMES[variant.variantType]}
            </span>
          </span>
          <span className={styles.counts}>
            <span aria-hidden="true">
              {from} → <strong>{to}</strong>
            </span>
            <VisuallyHidden>
              from {from} to {to}
            </VisuallyHidden>
          </span>
        </span>
      }
    />
  );
});
