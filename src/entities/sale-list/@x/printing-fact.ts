export { useSaleListQuery } from '../api/sale-list-api';
