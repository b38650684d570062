export { SortHeader, type SortDirection } from './sort-header';
