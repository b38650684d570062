import { AHEAD, loaded, type PageLoader } from '@/shared/lib/page-route';
import { contactEndpoints } from './api/contact-api';

export { ContactPage as Component } from './ui/contact-page';

export const loader: PageLoader = ({ dispatch }) =>
  loaded([dispatch(contactEndpoints.contactEmail.initiate(undefined, AHEAD))]);
