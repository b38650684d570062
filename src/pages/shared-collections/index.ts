export { SharedCollectionsPage } from './ui/shared-collections-page';
