import styles from './icon.module.css';
import { paths, type IconName } from './paths';

/** A drawn sign beside words; never the only name of anything, so it is hidden from screen readers. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={paths[name]} />
  </svg>
);
