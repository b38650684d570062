export { SaleListPage } from './ui/sale-list-page';
