export { DataTable, type DataColumn } from './data-table';
export { ROLES, VirtualTable, VirtualTableSkeleton, type TableColumn } from './virtual-table';
