export { type CatalogueFile, packCatalogue, unpackCatalogue } from './catalogue-file';
export { type CountedColumn, countedColumn, readCounted } from './columns';
