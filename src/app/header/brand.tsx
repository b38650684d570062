import { Link } from 'react-router-dom';
import { routes } from '@/shared/routes';
import { BrandMark } from '@/shared/ui/brand-mark';
import styles from './app-header.module.css';

/** The mark with the name; leads home. */
export const Brand = () => (
  <Link to={routes.home} className={styles.brand}>
    <BrandMark />
    Starbinder
  </Link>
);
