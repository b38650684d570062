export { ContactPage } from './ui/contact-page';
export { contactEndpoints } from './api/contact-api';
