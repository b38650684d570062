import { matchPath, NavLink, useLocation } from 'react-router-dom';
import { UnreadMark } from '@/features/follow-offers';
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

/** The pages that belong to one's own collection, though their addresses are longer. */
const OF_OWN_COLLECTION = [
  routes.editOwnCollection,
  routes.collectionHistory,
  routes.collectionWorth,
];

/** Addresses that others begin with are current at exactly their own, and at the pages that belong to them. */
function isCurrentAtOwnOnly(to: string, pathname: string): boolean {
  if (to === routes.sharedCollections) return true;
  return (
    to === routes.ownCollection && !OF_OWN_COLLECTION.some((page) => matchPath(page, pathname))
  );
}

/** Where to go, in the specification's order (rules/pages#header). */
export function HeaderLinks() {
  const { expectsUser } = useAuth();
  const { pathname } = useLocation();
  return (
    <ul className={styles.links}>
      {[cardSets, ...(expectsUser ? own : []), ...shared].map(({ to, name }) => (
        <li key={to}>
          <NavLink
            to={to}
            end={isCurrentAtOwnOnly(to, pathname)}
            className={() => styles.link ?? ''}
          >
            {name}
            {to === routes.trading && <UnreadMark />}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
