export { useSaleListQuery, useWantListQuery } from '../api/trade-list-api';
