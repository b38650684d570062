import { useEffect, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { UnreadMark } from '@/features/follow-offers';
import { ThemeSwitch } from '../theme/theme-switch';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { menuLeft, menuToggled, selectIsMenuOpen } from './header-menu-slice';
import { Account } from './account';
import styles from './app-header.module.css';
import { Brand } from './brand';
import { FoldedAccount } from './folded-account';
import { HeaderLinks } from './header-links';

const MENU = 'header-menu';

/**
 * The top bar (rules/pages#header). Below 992 px its links fold, the profile menu included, behind a Menu button within
 * the thumb’s reach.
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
        <nav id={MENU} aria-label="Main" className={styles.menu} data-open={open}>
          <HeaderLinks />
          {open && <FoldedAccount onLeave={() => dispatch(menuLeft())} />}
        </nav>
        <div className={styles.tools}>
          <ThemeSwitch />
          <Account />
          <Button
            variant="quiet"
            icon={open ? 'close' : 'menu'}
            aria-label="Menu"
            aria-expanded={open}
            aria-controls={MENU}
            className={styles.toggle}
            onClick={() => dispatch(menuToggled())}
          />
          {!open && (
            <span className={styles.news}>
              <UnreadMark silent />
            </span>
          )}
        </div>
      </div>
    </header>
  );
}
