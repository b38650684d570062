export { LAST_PRICE_DAY } from './prices';
export { DEMO_SEED, loadDemoCatalogue } from './load-demo-catalogue';
export { randomFrom, type Random } from '@domain/seeded-random';
