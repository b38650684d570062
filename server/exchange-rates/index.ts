export { isAddress, refreshRates } from './refresh-rates';
