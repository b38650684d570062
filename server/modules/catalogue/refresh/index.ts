export { planPriceRefresh } from './plan-price-refresh';
export { refreshCatalogue } from './refresh-catalogue';
