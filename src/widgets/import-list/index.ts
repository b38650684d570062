export { ImportListButton } from './ui/import-list-button';
