export { type Catalogue, useCatalogue } from '../model/use-catalogue';
