export { SaleSettings } from './ui/sale-settings';
