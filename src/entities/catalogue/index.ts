export { catalogueEndpoints } from './api/catalogue-api';
export { type Catalogue, useCatalogue } from './model/use-catalogue';
