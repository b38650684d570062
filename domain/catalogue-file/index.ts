export { type CatalogueFile, packCatalogue, unpackCatalogue } from './catalogue-file';
