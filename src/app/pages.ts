import { isCardSetSegment } from '@domain/card-set';
import { adminPage } from '@/pages/admin';
import { allCardsPage } from '@/pages/all-cards';
import { cardPage } from '@/pages/card';
import { cardSetPage } from '@/pages/card-set';
import { cardSetsPage } from '@/pages/card-sets';
import { collectionPage, ownCollectionPage, ownCollectionSharedPage } from '@/pages/collection';
import { collectionHistoryPage } from '@/pages/collection-history';
import { collectionWorthPage } from '@/pages/collection-worth';
import { contactPage } from '@/pages/contact';
import { deckPage, decksPage } from '@/pages/deck';
import { dealPage, dealsPage } from '@/pages/deal';
import { galleryPage } from '@/pages/gallery';
import { homePage } from '@/pages/home';
import { loginPage } from '@/pages/login';
import { notFoundPage } from '@/pages/not-found';
import { offerPage } from '@/pages/offer';
import { preferencesPage } from '@/pages/preferences';
import { profilePage } from '@/pages/profile';
import { sharedCollectionsPage } from '@/pages/shared-collections';
import { saleListPages, wantListPages } from '@/pages/trade-list';
import { tradingPage } from '@/pages/trading';
import type { PageRoute } from '@/shared/lib/page-route';

/**
 * Every page. A new one is added here, and nowhere else: the router, the server's documents, link previews, the
 * search's list of pages (in this order) and the browser tests read it (rules/pages#routes).
 */
export const pages: readonly PageRoute[] = [
  homePage,
  cardSetsPage,
  cardSetPage,
  allCardsPage,
  cardPage,
  sharedCollectionsPage,
  collectionPage,
  ownCollectionPage,
  ownCollectionSharedPage,
  ...Object.values(wantListPages),
  ...Object.values(saleListPages),
  decksPage,
  deckPage,
  tradingPage,
  offerPage,
  dealsPage,
  dealPage,
  collectionHistoryPage,
  collectionWorthPage,
  profilePage,
  preferencesPage,
  contactPage,
  loginPage,
  adminPage,
  // For developers. The condition is written out here: the build only drops code that can obviously never run.
  ...(process.env.NODE_ENV === 'production' ? [] : [galleryPage]),
  notFoundPage,
];

/**
 * The page that a page's address shows: at `/cards/{x}`, what has the form of a set's code names a set, anything else a
 * card (rules/pages#set-or-card).
 */
export const pageAt = (
  page: PageRoute,
  { segment = '' }: Readonly<Record<string, string | undefined>>,
): PageRoute => (page === cardPage && isCardSetSegment(segment) ? cardSetPage : page);
