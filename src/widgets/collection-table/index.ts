export { CollectionTable, type CollectionTableMode } from './ui/collection-table';
export { CollectionTableSkeleton } from './ui/collection-table-skeleton';
