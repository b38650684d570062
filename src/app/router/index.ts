export { loadMatchedPages } from './loaded-page';
export { makeRoutes } from './routes';
