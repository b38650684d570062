export { DataTable } from './data-table';
export type { DataColumn } from './data-column';
export { VirtualTable, VirtualTableSkeleton, type TableColumn } from './virtual-table';
