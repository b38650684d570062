export { Page, PageTitle } from './page';
