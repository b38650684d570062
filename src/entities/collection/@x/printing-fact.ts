export { collectionApi, type PrintingCount } from '../api/collection-api';
