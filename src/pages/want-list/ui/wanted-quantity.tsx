import { countedCopies } from '@/shared/lib/counted';
import styles from './want-list-page.module.css';

/** How many copies somebody looks for. */
export const WantedQuantity = ({ quantity }: { quantity: number }) => (
  <span className={styles.quantity}>{countedCopies(quantity)}</span>
);
