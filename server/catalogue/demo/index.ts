export { LAST_PRICE_DAY } from './generate/prices';
export { DEMO_SEED, loadDemoCatalogue } from './load/load-demo-catalogue';
export { randomFrom, type Random } from './random';
