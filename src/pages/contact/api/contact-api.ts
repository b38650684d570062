import { baseApi, operation } from '@/shared/api';
import { ContactOperation } from './contact.operations';

const contactApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The address for feedback. */
    contactEmail: build.query(operation(ContactOperation, ({ contactEmail }) => contactEmail)),
  }),
});

export const { useContactEmailQuery, endpoints: contactEndpoints } = contactApi;
