import { useEffect, type KeyboardEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { ThemeSwitch } from '@/features/switch-theme';
import { routes } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { LinkButton } from '@/shared/ui/link-button';
import { menuLeft, menuToggled, selectIsMenuOpen } from '../model/header-menu-slice';
import styles from './app-header.module.css';
import { Brand } from './brand';
import { HeaderLinks } from './header-links';

const MENU = 'header-menu';

/** The top bar (spec 2). Below 768 px its links fold behind a Menu button within the thumb’s reach. */
export function AppHeader() {
  const open = useSelector(selectIsMenuOpen);
  const dispatch = useDispatch();
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
        </nav>
        <div className={styles.tools}>
          <ThemeSwitch />
          <LinkButton to={routes.login} variant="primary">
            Login
          </LinkButton>
          <Button
            variant="quiet"
            icon={open ? 'close' : 'menu'}
            aria-label="Menu"
            aria-expanded={open}
            aria-controls={MENU}
            className={styles.toggle}
            onClick={() => dispatch(menuToggled())}
          />
        </div>
      </div>
    </header>
  );
}
