import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';
import { dropStaleSession } from './drop-stale-session';
import { TAG_TYPES } from './tags';

/** The one API of the application; slices inject their endpoints. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: dropStaleSession(baseQuery),
  tagTypes: TAG_TYPES,
  endpoints: () => ({}),
});
