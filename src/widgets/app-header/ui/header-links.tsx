import { NavLink } from 'react-router-dom';
import { routes } from '@/shared/routes';
import { classNames } from '@/shared/lib/class-names';
import styles from './app-header.module.css';

/** What everyone may visit; the links of a signed-in person come with sign-in. */
const links = [
  { to: routes.cardSets, name: 'Card Sets' },
  { to: routes.sharedCollections, name: 'Shared Collections' },
  { to: routes.trading, name: 'Trading' },
];

export const HeaderLinks = () => (
  <ul className={styles.links}>
    {links.map(({ to, name }) => (
      <li key={to}>
        <NavLink to={to} className={classNames(styles.link)}>
          {name}
        </NavLink>
      </li>
    ))}
  </ul>
);
