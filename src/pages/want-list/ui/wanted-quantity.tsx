import type { Promised } from '@domain/offer';
import { PromiseNote } from '@/entities/offer';
import { countedCopies } from '@/shared/lib/counted';
import styles from './want-list-page.module.css';

interface WantedQuantityProps {
  quantity: number;
  /** What open offers give of it. */
  promised: Promised | undefined;
}

/** How many copies somebody looks for, and how many of them offers would give. */
export const WantedQuantity = ({ quantity, promised }: WantedQuantityProps) => (
  <span className={styles.wanted}>
    <span className={styles.quantity}>{countedCopies(quantity)}</span>
    <PromiseNote listed={quantity} promised={promised} offerType="SELL" />
  </span>
);
