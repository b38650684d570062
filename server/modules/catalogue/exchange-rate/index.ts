export { storeRates, type RatesOfDay } from './commands';
export { hasRates, shownCurrencyOf } from './queries';
