import styles from './want-list-page.module.css';

/** How many copies somebody looks for. */
export const WantedQuantity = ({ quantity }: { quantity: number }) => (
  <span className={styles.quantity}>{quantity === 1 ? '1 copy' : `${quantity} copies`}</span>
);
