/**
 * The addresses of pages that are for everyone (rules/pages#routes). A contract test wants an example of each page.
 */
export const builtRoutes = {
  home: '/',
  'card sets': '/card-sets',
  'all cards': '/cards?q=wood',
  'card set as pictures': '/cards/SOR',
  'card set as a list': '/cards/SOR?view=list',
  'card set by its other address': '/card-sets/jtl',
  'a card': '/cards/sor-059',
  'shared collections': '/collections',
  'a collection': '/collections/collector',
  'a want list': '/collections/collector/want',
  'a sale list': '/collections/collector/sell',
  'a sale list by the kind of printing': '/collections/collector/sell?groupBy=VARIANT_TYPE',
  'a list that nobody has': '/collections/no-such-player/want',
  decks: '/decks',
  'a deck': '/decks/dec00000-0000-4000-8000-000000000001',
  'a deck that nobody may see': '/decks/no-such-deck',
  'the trading hub': '/trading',
  'shared sale lists': '/trading?tab=SharedSaleLists',
  'one’s offers': '/trading?tab=Offers',
  contact: '/contact',
  login: '/login',
  'not found': '/nowhere',
} as const;

/** Lead a visitor to the login page. */
export const guardedRoutes = {
  profile: '/profile',
  preferences: '/preferences',
  'own collection': '/collections/my',
  'own collection, to edit': '/collections/my/edit',
  'own collection, as others see it': '/collections/my/shared',
  'own collection’s history': '/collections/my/history',
  'own collection’s worth': '/collections/my/worth',
  'own want list': '/collections/my/want',
  'own want list, to edit': '/collections/my/want/edit',
  'own want list, as others see it': '/collections/my/want/shared',
  'own sale list': '/collections/my/sell',
  'own sale list, to edit': '/collections/my/sell/edit',
  'own sale list, as others see it': '/collections/my/sell/shared',
  'an offer': '/trading/offers/1',
  deals: '/deals',
  'a deal': '/deals/1',
  administration: '/admin',
  users: '/admin/users',
  'a user': '/admin/users/1/edit',
  reports: '/admin/reports',
  'the catalogue, to manage': '/admin/catalogue',
} as const;

/**
 * Every page that a visitor can see, once: all guarded addresses lead to the same page, and both addresses of a set
 * show the same (`addresses`).
 */
const { 'card set by its other address': _same, ...pages } = builtRoutes;
export const shownRoutes = { ...pages, profile: guardedRoutes.profile };
