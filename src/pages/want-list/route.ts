import { loadTradeList } from '@/widgets/trade-list';

export { WantListPage as Component } from './ui/want-list-page';

export const loader = loadTradeList('WANT_LIST');
