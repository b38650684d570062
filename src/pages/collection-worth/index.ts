export { CollectionWorthPage } from './ui/collection-worth-page';
