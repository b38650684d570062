import { isAdmin, type User } from '@domain/user';
import { routes } from '@/shared/routes';
import type { FoundPlace } from './found-line';

/** @param detail what one does there, for those who search by that */
const page = (to: string, label: string, detail = ''): FoundPlace => ({ to, label, detail });

const PUBLIC = [
  page(routes.home, 'Home'),
  page(routes.cardSets, 'Card Sets'),
  page(routes.allCards, 'All Cards'),
  page(routes.sharedCollections, 'Shared Collections'),
  page(routes.trading, 'Trading'),
  page(routes.contact, 'Contact Us'),
];

const OWN = [
  page(routes.ownCollection, 'My Collection', 'count, import, export'),
  page(routes.ownWantList, 'My Want List'),
  page(routes.ownSaleList, 'My Sale List'),
  page(routes.tradingOffers, 'My Offers'),
  page(routes.collectionHistory, 'Collection History'),
  page(routes.collectionWorth, 'Collection Worth'),
  page(routes.profile, 'Profile', 'handle, sign-ins, my data'),
  page(routes.preferences, 'Preferences', 'playsets, currency'),
];

/** The pages that somebody may open, by name; the most used first. */
export function knownPages(user: User | null): FoundPlace[] {
  if (!user) return [...PUBLIC, page(routes.login, 'Login')];
  return [...OWN, ...PUBLIC, ...(isAdmin(user) ? [page(routes.admin, 'Admin')] : [])];
}
