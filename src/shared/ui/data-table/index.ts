export { DataTable, type DataColumn } from './data-table';
export type { RowUnfolding } from './row-unfolding';
export { ROLES, VirtualTable, VirtualTableSkeleton, type TableColumn } from './virtual-table';
