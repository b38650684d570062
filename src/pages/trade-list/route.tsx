import type { TradeListKind } from '@domain/trade-list';
import type { PageModule } from '@/shared/lib/page-route';
import { loadTradeList } from './model/load-trade-list';
import { TradeListPage } from './ui/trade-list-page';

/** The page of each kind of list, with a component of its own: going from one to the other mounts it again. */
export const tradeListRoutes: Record<TradeListKind, PageModule> = {
  WANT_LIST: {
    Component: () => <TradeListPage kind="WANT_LIST" />,
    loader: loadTradeList('WANT_LIST'),
  },
  SALE_LIST: {
    Component: () => <TradeListPage kind="SALE_LIST" />,
    loader: loadTradeList('SALE_LIST'),
  },
};
