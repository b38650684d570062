import { useEffect, useMemo, type KeyboardEvent } from 'react';
import { useLocation, Link, matchPath, NavLink, useNavigate } from 'react-router-dom';
import { tabChosen } from '@/widgets/card-view';
import { FindButton, type FoundPlace } from '@/features/find-anything';
import { UnreadMark } from '@/features/follow-offers';
import { useAuth } from '@/entities/session';
import { routes } from '@/shared/routes';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { BrandMark } from '@/shared/ui/brand-mark';
import { placesFor } from '../places';
import { ThemeSwitch } from '../theme/theme-switch';
import { Account, FoldedAccount } from './account';
import styles from './app-header.module.css';
import { BESIDE_OWN_COLLECTION, BottomBar } from './bottom-bar';
import { menuLeft, selectIsMenuOpen } from './header-menu-slice';

const MENU = 'header-menu';

/**
 * The top bar (rules/pages#header). Below 992 px its links fold, the profile menu included, into a menu that the bottom
 * bar’s last place unfolds.
 */
export function AppHeader() {
  const open = useAppSelector(selectIsMenuOpen);
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  useEffect(() => {
    dispatch(menuLeft());
  }, [dispatch, pathname]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) dispatch(menuLeft());
  };

  return (
    // Escape anywhere in the bar folds the menu; every control in it has its own role.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <header className={styles.header} onKeyDown={onKeyDown}>
      <div className={styles.bar}>
        <Brand />
        <nav id={MENU} aria-label="Main" className={styles.appHeaderMenu} data-open={open}>
          <HeaderLinks />
          {open && <FoldedAccount onLeave={() => dispatch(menuLeft())} />}
        </nav>
        <div className={styles.tools}>
          <div className={styles.find}>
            <Find />
          </div>
          <ThemeSwitch />
          <Account />
        </div>
      </div>
      <BottomBar menu={MENU} />
    </header>
  );
}

/** The search of everything; a printing is shown on its card's page. */
function Find() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const choose = ({ to, printing }: FoundPlace) => {
    if (printing) dispatch(tabChosen(printing));
    void navigate(to);
  };
  const { user } = useAuth();
  const pages = useMemo(() => placesFor(user), [user]);
  return <FindButton pages={pages} onChoose={choose} />;
}

/** The logo and the name; links to the home page. */
const Brand = () => (
  <Link to={routes.home} className={styles.brand}>
    <BrandMark />
    <span className={styles.brandName} translate="no">
      Starbinder
    </span>
  </Link>
);

const cardSets = { to: routes.cardSets, name: 'Card Sets' };
const own = [
  { to: routes.ownCollection, name: 'My Collection' },
  { to: routes.ownWantList, name: 'My Want List' },
  { to: routes.ownSaleList, name: 'My Sale List' },
];
const decks = { to: routes.decks, name: 'Decks' };
const shared = [
  { to: routes.sharedCollections, name: 'Shared Collections' },
  { to: routes.trading, name: 'Trading' },
];

/** The pages that belong to the viewer's own collection, with longer addresses. */
const OF_OWN_COLLECTION = [routes.editOwnCollection, ...BESIDE_OWN_COLLECTION];

/** A link whose address is a prefix of others is current only at its own address and at the pages that belong to it. */
function isCurrentAtOwnOnly(to: string, pathname: string): boolean {
  if (to === routes.sharedCollections) return true;
  return (
    to === routes.ownCollection && !OF_OWN_COLLECTION.some((page) => matchPath(page, pathname))
  );
}

/** The links, in their order (rules/pages#header). */
function HeaderLinks() {
  const { expectsUser } = useAuth();
  const { pathname } = useLocation();
  return (
    <ul className={styles.links}>
      {[cardSets, ...(expectsUser ? own : []), decks, ...shared].map(({ to, name }) => (
        <li key={to}>
          <NavLink
            to={to}
            end={isCurrentAtOwnOnly(to, pathname)}
            className={() => styles.link ?? ''}
          >
            <span>{name}</span>
            {to === routes.trading && <UnreadMark />}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
