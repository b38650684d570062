import { type MouseEvent, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, type Location, useLocation } from 'react-router-dom';
import { FollowOffers } from '@/features/follow-offers';
import { OpenOffer } from '@/features/make-offer';
import { SessionNotice } from '@/entities/session';
import { AppFooter } from '../footer/app-footer';
import { AppHeader } from '../header/app-header';
import styles from './shell.module.css';

/** What is around every page. */
export function Shell() {
  useFocusOnNavigation();
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
      <OpenOffer />
      <ScrollRestoration getKey={scrollKeyOf} />
    </div>
  );
}

/**
 * Under which name a place's scroll position is kept. Every document begins with the same key, so that one opened by
 * its address would begin as far down as another one was left.
 */
const scrollKeyOf = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key);

/** Leads past the header. Moves the focus itself, since the router owns the address's fragment. */
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
 * After navigation to another path, gives the focus to the page's heading, which makes screen readers say where
 * one is; without it the focus would stay on a link that may be gone. A change of parameters moves nothing.
 */
function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = mainElement();
    (main?.querySelector('h1') ?? main)?.focus({ preventScroll: true });
  }, [pathname]);
}

const MAIN = 'main';

/** The element that holds the page, focusable by programs. */
const mainElement = (): HTMLElement | null => document.getElementById(MAIN);
