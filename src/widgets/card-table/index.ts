export { CardTable, CardTableSkeleton } from './ui/card-table';
