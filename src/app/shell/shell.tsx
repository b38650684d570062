import { type MouseEvent, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, type Location, useLocation } from 'react-router-dom';
import { RemovalDialog } from '@/features/edit-trade-list';
import { FollowOffers } from '@/features/follow-offers';
import { OpenOffer } from '@/features/make-offer';
import { SessionNotice } from '@/entities/session';
import { DialogEntries } from '@/shared/ui/dialog';
import { AppFooter } from '../footer/app-footer';
import { AppHeader } from '../header/app-header';
import { Shortcuts } from '../shortcuts/shortcuts';
import { useKeptPlace } from './kept-place';
import styles from './shell.module.css';

/** The frame around every page. */
export function Shell() {
  useFocusOnNavigation();
  useKeptPlace();
  return (
    <div className={styles.shell}>
      <SkipLink />
      <AppHeader />
      <SessionNotice />
      <FollowOffers />
      <main id={MAIN} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <AppFooter />
      <div className={styles.sky} />
      <OpenOffer />
      <RemovalDialog />
      <Shortcuts />
      <DialogEntries />
      <ScrollRestoration getKey={scrollKeyOf} />
    </div>
  );
}

/**
 * The key under which a scroll position is stored. Every document starts with the same router key, so a newly opened
 * one would restore another's position.
 */
const scrollKeyOf = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key);

/** Skips the header. Moves the focus itself, since the router owns the URL's fragment. */
const skip = (event: MouseEvent) => {
  event.preventDefault();
  mainElement()?.focus();
};

const SkipLink = () => (
  <a href={`#${MAIN}`} className={styles.skip} onClick={skip}>
    Skip to the content
  </a>
);

/**
 * After navigation to another path, gives the focus to the page's heading, so screen readers announce the page;
 * otherwise the focus would stay on a link that may be gone. A change of parameters alone doesn't move it; an address with
 * a fragment names the field that takes it.
 */
function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (hash !== '') return;
    const main = mainElement();
    (main?.querySelector('h1') ?? main)?.focus({ preventScroll: true });
  }, [pathname, hash]);
}

const MAIN = 'main';

/** The element that holds the page. Scripts can focus it. */
const mainElement = (): HTMLElement | null => document.getElementById(MAIN);
