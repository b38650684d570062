import { printingName, type Card, type CardVariant } from '@domain/card';
import { printingLabel } from '@/entities/card';
import type { PrintingCount } from '@/entities/collection';
import { HaveCell, NeedCell } from './count-cell';
import styles from './printing-counts.module.css';

interface PrintingCountsProps {
  card: Card;
  /** Some of the card's printings. */
  variants: readonly CardVariant[];
  /** The viewer's own counts, by the printing's id. */
  counts: Readonly<Record<string, PrintingCount>>;
}

/** The counts of some of a card's printings, of whatever kind, prestige ones included. */
export const PrintingCounts = ({ card, variants, counts }: PrintingCountsProps) => (
  <ul className={styles.list} aria-label="Your copies">
    {variants.map((variant) => {
      const { id } = variant;
      const count = counts[id];
      if (!count) return null;
      const label = printingLabel(card, variant);
      return (
        <li key={id} className={styles.item}>
          <span className={styles.name}>{printingName(card, variant)}</span>
          <span className={styles.field}>
            Have <HaveCell count={count} label={label} />
          </span>
          <span className={styles.field}>
            Need <NeedCell count={count} label={label} />
          </span>
        </li>
      );
    })}
  </ul>
);
