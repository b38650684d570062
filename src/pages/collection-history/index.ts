export { CollectionHistoryPage } from './ui/collection-history-page';
