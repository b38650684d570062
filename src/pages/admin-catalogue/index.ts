export { AdminCataloguePage } from './ui/admin-catalogue-page';
