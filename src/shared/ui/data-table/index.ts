export { DataTable } from './data-table';
export type { DataColumn } from './data-column';
