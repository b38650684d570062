export { loadAhead } from './load-ahead';
export { loadMatchedPages } from './load-matched-pages';
export { applicationRoutes } from './routes';
