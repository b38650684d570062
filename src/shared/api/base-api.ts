import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';
import { forOnePerson } from './for-one-person';

/** The one API of the application; slices inject their endpoints. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: forOnePerson(baseQuery),
  endpoints: () => ({}),
});
