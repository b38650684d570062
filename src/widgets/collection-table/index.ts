export { CollectionTable, CollectionTableSkeleton } from './ui/collection-table';
