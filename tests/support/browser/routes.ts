/** Every route of the specification's table (spec 2), with real codes and ids of the demo catalogue. */
export const builtRoutes = {
  home: '/',
  'card sets': '/card-sets',
  'card set, by its card-sets address': '/card-sets/sor',
  'card set as pictures': '/cards/SOR',
  'card set as a list': '/cards/SOR?view=list',
  'a card': '/cards/sor-059',
  contact: '/contact',
  'not found': '/nowhere',
} as const;

/** Routes whose pages come later: each says so inside the shell. */
export const plannedRoutes = {
  login: '/login',
  'shared collections': '/collections',
  'a collection': '/collections/collector',
  'a want list': '/collections/collector/want',
  'a sale list': '/collections/collector/sell',
  trading: '/trading',
  profile: '/profile',
  preferences: '/preferences',
  'own collection': '/collections/my',
  'own collection, edited': '/collections/my/edit',
  'own want list': '/collections/my/want',
  'own want list, edited': '/collections/my/want/edit',
  'own sale list': '/collections/my/sell',
  'own sale list, edited': '/collections/my/sell/edit',
  'an offer': '/trading/offers/1',
  administration: '/admin',
  users: '/admin/users',
  'a user': '/admin/users/1/edit',
} as const;

export const allRoutes = { ...builtRoutes, ...plannedRoutes };

export const THEMES = ['space', 'light'] as const;
export type Theme = (typeof THEMES)[number];
