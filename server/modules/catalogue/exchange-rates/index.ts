export { refreshRates } from './refresh-rates';
