export { cardPath, cardSetPath, subjectOfPath, type PageSubject } from './page-address';
export { SITE_NAME, pageTitle } from './page-title';
