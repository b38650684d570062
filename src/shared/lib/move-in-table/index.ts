export { moveInTable } from './move-in-table';
