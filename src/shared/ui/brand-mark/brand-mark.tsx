import { BRAND_MARK } from '@domain/brand-mark';
import styles from './brand-mark.module.css';

const { size, star, leaves } = BRAND_MARK;

/** The logo, 1.75 times as high as the letters beside it. Decorative, since the name is beside it. */
export const BrandMark = () => (
  <svg className={styles.mark} viewBox={`0 0 ${size} ${size}`} aria-hidden="true" focusable="false">
    <path className={styles.leaves} d={leaves} />
    <path className={styles.star} d={star} />
  </svg>
);
