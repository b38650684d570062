import { loadTradeList } from '@/widgets/trade-list';

export { SaleListPage as Component } from './ui/sale-list-page';

export const loader = loadTradeList('SALE_LIST');
