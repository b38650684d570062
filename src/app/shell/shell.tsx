import { Outlet, ScrollRestoration, type Location } from 'react-router-dom';
import { AppFooter } from '../footer/app-footer';
import { AppHeader } from '../header/app-header';
import { FollowOffers } from '@/features/follow-offers';
import { OpenOffer } from '@/features/make-offer';
import { SessionNotice } from '@/entities/session';
import { MAIN } from './main-element';
import styles from './shell.module.css';
import { SkipLink } from './skip-link';
import { useFocusOnNavigation } from './use-focus-on-navigation';

/** What stands around every page. */
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
