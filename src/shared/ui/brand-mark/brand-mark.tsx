import { BRAND_MARK } from '@domain/brand-mark';
import styles from './brand-mark.module.css';

const { size, star, leaves } = BRAND_MARK;

/** The drawn mark, 1.75 times as high as the letters beside it; the name beside it says what it is. */
export const BrandMark = () => (
  <svg className={styles.mark} viewBox={`0 0 ${size} ${size}`} aria-hidden="true" focusable="false">
    <path className={styles.leaves} d={leaves} />
    <path className={styles.star} d={star} />
  </svg>
);
