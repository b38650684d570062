export { CardTable } from './ui/card-table';
export { CardTableSkeleton } from './ui/card-table-skeleton';
