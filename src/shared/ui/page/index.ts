export { Page } from './page';
export { PageTitle } from './page-title';
