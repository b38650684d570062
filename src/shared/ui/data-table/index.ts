export { DataTable, type DataColumn } from './data-table';
export { VirtualTable, VirtualTableSkeleton, type TableColumn } from './virtual-table';
