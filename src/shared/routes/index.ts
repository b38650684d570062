/** Addresses with links in several places (rules/pages#routes). */
export const routes = {
  home: '/',
  login: '/login',
  cardSets: '/card-sets',
  allCards: '/cards',
  sharedCollections: '/collections',
  collection: '/collections/:handle',
  trading: '/trading',
  tradingOffers: '/trading?tab=Offers',
  offer: '/trading/offers/:offerId',
  contact: '/contact',
  profile: '/profile',
  preferences: '/preferences',
  ownCollection: '/collections/my',
  editOwnCollection: '/collections/my/edit',
  ownCollectionShared: '/collections/my/shared',
  collectionHistory: '/collections/my/history',
  collectionWorth: '/collections/my/worth',
  wantList: '/collections/:handle/want',
  ownWantList: '/collections/my/want',
  editOwnWantList: '/collections/my/want/edit',
  ownWantListShared: '/collections/my/want/shared',
  saleList: '/collections/:handle/sell',
  ownSaleList: '/collections/my/sell',
  editOwnSaleList: '/collections/my/sell/edit',
  ownSaleListShared: '/collections/my/sell/shared',
  admin: '/admin',
  adminUsers: '/admin/users',
  adminReports: '/admin/reports',
  adminCatalogue: '/admin/catalogue',
  adminEditUser: '/admin/users/:id/edit',
} as const;

/** What a guard passes to the login page: the path to return to after signing in (rules/pages#guards). */
export interface LoginState {
  from: string;
}
