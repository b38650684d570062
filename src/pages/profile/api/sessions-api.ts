import { baseApi, operation } from '@/shared/api';
import { EndSessionsOperation, SessionsOperation } from './sessions.operations';

const sessionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Where the viewer is signed in, the latest sign-in first. */
    sessions: build.query({
      providesTags: ['Sessions'],
      ...operation(SessionsOperation, ({ sessions }) => sessions),
    }),

    /** Signs the viewer out everywhere, or everywhere else. */
    endSessions: build.mutation({
      ...operation(EndSessionsOperation, ({ endSessions }) => endSessions),
      invalidatesTags: (_left, error, { keepsThis }) => (keepsThis && !error ? ['Sessions'] : []),
    }),
  }),
});

export const {
  useSessionsQuery,
  useEndSessionsMutation,
  endpoints: sessionsEndpoints,
} = sessionsApi;
