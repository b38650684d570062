import { baseApi } from '@/shared/api';
import { ContactOperation } from './contact.operations';

const contactApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Where feedback goes. */
    contactEmail: build.query<string, void>({
      query: () => ({ document: ContactOperation }),
      transformResponse: (answer: { contactEmail: string }) => answer.contactEmail,
    }),
  }),
});

export const { useContactEmailQuery } = contactApi;
