export { forSaleEndpoints } from './api/for-sale-api';
export { TradingPage } from './ui/trading-page';
