import { nameOfProduct, type NamedProduct } from '../model/product-words';
import styles from './admin-catalogue.module.css';

/** A product with its set and number. */
export const ProductName = ({
  product,
}: {
  product: NamedProduct & { cardSetCode: string; number: string | null };
}) => (
  <span className={styles.set}>
    <span>{nameOfProduct(product)}</span>
    <span
      className={styles.code}
      translate="no"
    >{`${product.cardSetCode} ${product.number ?? ''}`}</span>
  </span>
);
