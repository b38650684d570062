import type { RouteObject } from 'react-router-dom';
import { planned } from './planned-routes';
import { SignedInOnly } from './signed-in-only';

/** What only signed-in people see (spec 2). */
const signedInRoutes: RouteObject[] = [
  planned('profile', 'Profile', 'Here you will set your handle and see what we know about you.'),
  planned('preferences', 'User Preferences', 'Here you will say how many of a card you collect.'),
  planned('collections/my', 'My Collection', 'Here you will see which cards you have.'),
  planned('collections/my/edit', 'My Collection', 'Here you will count the cards that you have.'),
  planned('collections/my/want', 'My Want List', 'Here you will keep the cards you look for.'),
  planned('collections/my/want/edit', 'My Want List', 'Here you will edit what you look for.'),
  planned('collections/my/sell', 'My Sale List', 'Here you will keep the cards you sell.'),
  planned('collections/my/sell/edit', 'Edit Sale List', 'Here you will edit what you sell.'),
  planned('trading/offers/:offerId', 'Offer', 'Here you will discuss and settle an offer.'),
];

/** What only administrators see (spec 2, 6). */
const adminRoutes: RouteObject[] = [
  planned('admin', 'Admin Dashboard', 'Here administrators will begin.'),
  planned('admin/users', 'Users', 'Here administrators will find people.'),
  planned('admin/users/:id/edit', 'Edit User', 'Here administrators will mend an account.'),
];

export const guardedRoutes: RouteObject[] = [
  { element: <SignedInOnly />, children: [...signedInRoutes, ...adminRoutes] },
];
