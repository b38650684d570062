export { useSaleListQuery, useWantListQuery } from '../api/trade-list-api';
export type { WantListItem } from '../model/trade-list';
