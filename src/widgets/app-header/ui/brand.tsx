import { Link } from 'react-router-dom';
import { routes } from '@/shared/routes';
import styles from './app-header.module.css';

/** The mark, a star and its companion, with the name; leads home. */
export const Brand = () => (
  <Link to={routes.home} className={styles.brand}>
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d="M16 3l2.8 10.2L29 16l-10.2 2.8L16 29l-2.8-10.2L3 16l10.2-2.8z" />
      <circle cx="25" cy="7" r="2" />
    </svg>
    Starbinder
  </Link>
);
