import { NavLink } from 'react-router-dom';
import { useAuth } from '@/entities/session';
import { routes } from '@/shared/routes';
import styles from './app-header.module.css';

const cardSets = { to: routes.cardSets, name: 'Card Sets' };
const own = [
  { to: routes.ownCollection, name: 'My Collection' },
  { to: routes.ownWantList, name: 'My Want List' },
  { to: routes.ownSaleList, name: 'My Sale List' },
];
const shared = [
  { to: routes.sharedCollections, name: 'Shared Collections' },
  { to: routes.trading, name: 'Trading' },
];

/** Addresses that others begin with: they are current at exactly their own, or when editing there. */
const isPrefixOfOthers = (to: string): boolean =>
  to === routes.ownCollection || to === routes.sharedCollections;

/** Where to go, in the specification's order (spec 2). */
export function HeaderLinks() {
  const { expectsUser } = useAuth();
  return (
    <ul className={styles.links}>
      {[cardSets, ...(expectsUser ? own : []), ...shared].map(({ to, name }) => (
        <li key={to}>
          <NavLink to={to} end={isPrefixOfOthers(to)} className={() => styles.link ?? ''}>
            {name}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
