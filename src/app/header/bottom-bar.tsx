import type { ReactNode } from 'react';
import { matchPath, NavLink, useLocation } from 'react-router-dom';
import { findOpened } from '@/features/find-anything';
import { UnreadMark } from '@/features/follow-offers';
import { useAuth } from '@/entities/session';
import { routes } from '@/shared/routes';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Icon, type IconName } from '@/shared/ui/icon';
import styles from './bottom-bar.module.css';
import { menuToggled, selectIsMenuOpen } from './header-menu-slice';

/**
 * The five places at the lower edge of a small screen, within the thumb’s reach (rules/pages#header). The last unfolds
 * the menu of everything else.
 *
 * @param props.menu the id of that menu
 */
export function BottomBar({ menu }: { menu: string }) {
  const { expectsUser } = useAuth();
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectIsMenuOpen);
  return (
    <nav aria-label="Places" className={styles.bar}>
      <button
        type="button"
        className={styles.place}
        aria-haspopup="dialog"
        onClick={() => dispatch(findOpened())}
      >
        <Icon name="search" />
        <span>Search</span>
      </button>
      {expectsUser ? <PlayersPlaces /> : <VisitorsPlaces />}
      <button
        type="button"
        className={styles.place}
        aria-expanded={isOpen}
        aria-controls={menu}
        onClick={() => dispatch(menuToggled())}
      >
        <Icon name={isOpen ? 'close' : expectsUser ? 'user' : 'menu'} />
        <span>{expectsUser ? 'Me' : 'Menu'}</span>
      </button>
    </nav>
  );
}

/** The pages about the viewer's own collection, apart from editing it. */
export const BESIDE_OWN_COLLECTION = [
  routes.ownCollectionShared,
  routes.collectionHistory,
  routes.collectionWorth,
];

const PlayersPlaces = () => (
  <>
    <Place to={routes.ownCollection} icon="collection" isAlsoAt={BESIDE_OWN_COLLECTION}>
      Collection
    </Place>
    <Place to={routes.editOwnCollection} icon="add" hash="#add">
      Add
    </Place>
    <TradePlace />
  </>
);

const VisitorsPlaces = () => (
  <>
    <Place to={routes.cardSets} icon="image">
      Sets
    </Place>
    <Place to={routes.sharedCollections} icon="collection">
      Collections
    </Place>
    <TradePlace />
  </>
);

const TradePlace = () => (
  <Place to={routes.trading} icon="offers">
    <span>Trade</span>
    <span className={styles.news}>
      <UnreadMark />
    </span>
  </Place>
);

interface PlaceProps {
  to: string;
  icon: IconName;
  /** What the address asks the page for. */
  hash?: string;
  /** Longer addresses of its pages; all of them if left out. */
  isAlsoAt?: readonly string[];
  children: ReactNode;
}

function Place({ to, icon, hash = '', isAlsoAt, children }: PlaceProps) {
  const { pathname } = useLocation();
  return (
    <NavLink
      to={{ pathname: to, hash }}
      end={isAlsoAt !== undefined && !isAlsoAt.some((page) => matchPath(page, pathname))}
      className={() => styles.place ?? ''}
    >
      <Icon name={icon} />
      {typeof children === 'string' ? <span>{children}</span> : children}
    </NavLink>
  );
}
