import { TRADE_LISTS, type TradeListKind } from '@domain/trade-list';
import type { PageRoute } from '@/shared/lib/page-route';
import { routes } from '@/shared/routes';

/** A player's list, the viewer's own under one path for viewing and editing, and what others see of it. */
function pagesOf(kind: TradeListKind, paths: Record<'list' | 'own' | 'ownShared', string>) {
  const { title } = TRADE_LISTS[kind];
  const list: PageRoute = {
    folder: 'trade-list',
    path: paths.list,
    title,
    access: 'everyone',
    document: 'fresh',
    load: async () => (await import('./route')).tradeListRoutes[kind],
  };
  const own: PageRoute = {
    ...list,
    path: `${paths.own}/edit?`,
    title: `My ${title}`,
    access: 'signedIn',
    places: [{ to: paths.own, label: `My ${title}` }],
  };
  return { list, own, ownShared: { ...own, path: paths.ownShared, places: [] } };
}

export const wantListPages = pagesOf('WANT_LIST', {
  list: routes.wantList,
  own: routes.ownWantList,
  ownShared: routes.ownWantListShared,
});

export const saleListPages = pagesOf('SALE_LIST', {
  list: routes.saleList,
  own: routes.ownSaleList,
  ownShared: routes.ownSaleListShared,
});
