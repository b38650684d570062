export { SharedGrid } from './ui/shared-grid';
