export { WantListPage } from './ui/want-list-page';
