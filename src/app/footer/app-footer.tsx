import { Link } from 'react-router-dom';
import { useAuth } from '@/entities/session';
import { routes } from '@/shared/routes';
import { BrandMark } from '@/shared/ui/brand-mark';
import styles from './app-footer.module.css';

const forEveryone = [
  { to: routes.allCards, name: 'All Cards' },
  { to: routes.trading, name: 'Trading' },
];
const forSignedIn = [
  ...forEveryone,
  { to: routes.ownCollection, name: 'My Collection' },
  { to: routes.ownWantList, name: 'My Want List' },
  { to: routes.ownSaleList, name: 'My Sale List' },
  { to: routes.profile, name: 'Profile' },
];
const contact = { to: routes.contact, name: 'Contact Us' };

/** A note about who makes the program, and the quick links (rules/pages#footer). */
export function AppFooter() {
  const { expectsUser } = useAuth();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <span className={styles.mark}>
          <BrandMark />
        </span>
        <p className={styles.statement}>
          Starbinder is made by fans, for fans. It is not affiliated with, endorsed by or sponsored
          by the game’s publishers or any other holder of its rights.
        </p>
        <nav aria-label="Quick links">
          <ul className={styles.links}>
            {[...(expectsUser ? forSignedIn : forEveryone), contact].map(({ to, name }) => (
              <li key={to}>
                <Link to={to}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
