import { baseApi, operation } from '@/shared/api';
import {
  EndSessionOperation,
  EndSessionsOperation,
  SessionsOperation,
} from './sessions.operations';

const sessionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Where the viewer is signed in, the latest sign-in first. */
    sessions: build.query({
      providesTags: ['Sessions'],
      ...operation(SessionsOperation, ({ sessions }) => sessions),
    }),

    /** Signs the viewer out in one browser. */
    endSession: build.mutation({
      ...operation(EndSessionOperation, ({ endSession }) => endSession),
      invalidatesTags: (_left, error) => (error ? [] : ['Sessions']),
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
  useEndSessionMutation,
  useEndSessionsMutation,
  endpoints: sessionsEndpoints,
} = sessionsApi;
