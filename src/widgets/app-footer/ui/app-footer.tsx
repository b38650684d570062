import { Link } from 'react-router-dom';
import { routes } from '@/shared/routes';
import { BrandMark } from '@/shared/ui/brand-mark';
import styles from './app-footer.module.css';

/** What the program is and isn't, and the quick links of a visitor (spec 2). */
export const AppFooter = () => (
  <footer className={styles.footer}>
    <div className={styles.inner}>
      <span className={styles.mark}>
        <BrandMark />
      </span>
      <p className={styles.statement}>
        Starbinder is made by fans, for fans. It is not affiliated with, endorsed by or sponsored by
        the game’s publishers or any other holder of its rights.
      </p>
      <nav aria-label="Quick links">
        <ul className={styles.links}>
          <li>
            <Link to={routes.trading}>Trading</Link>
          </li>
          <li>
            <Link to={routes.contact}>Contact Us</Link>
          </li>
        </ul>
      </nav>
    </div>
  </footer>
);
