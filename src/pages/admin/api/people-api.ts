import { parserOf } from '@domain/errors';
import { REPORT_SUBJECTS } from '@domain/moderation';
import { baseApi, operation, type FieldError } from '@/shared/api';
import type { ResultOf } from '@/shared/api/graphql';
import {
  ReinstateUserOperation,
  RemoveBannerOperation,
  RemoveNoteOperation,
  ReportsOperation,
  SettleReportOperation,
  SuspendUserOperation,
} from './people.operations';

/** A report as administrators see it; times are ISO 8601. */
export type Report = ResultOf<typeof ReportsOperation>['reports'][number];

const parseReportSubject = parserOf('report subject', REPORT_SUBJECTS);

const peopleApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The latest reports that wait, or that are settled (rules/moderation#reports). */
    reports: build.query({
      providesTags: ['Reports'],
      ...operation(ReportsOperation, ({ reports }): Report[] =>
        reports.map((report) => ({ ...report, subject: parseReportSubject(report.subject) })),
      ),
    }),

    settleReport: build.mutation({
      invalidatesTags: ['Reports'],
      ...operation(SettleReportOperation, ({ settleReport }) => settleReport),
    }),

    removeNote: build.mutation({
      invalidatesTags: ['Reports'],
      ...operation(RemoveNoteOperation, ({ removeNote }) => removeNote),
    }),

    removeBanner: build.mutation({
      invalidatesTags: ['Reports', 'SaleList'],
      ...operation(RemoveBannerOperation, ({ removeBanner }) => removeBanner),
    }),

    /** Suspends a person (rules/moderation#suspended). A refusal is an answer. */
    suspendUser: build.mutation({
      invalidatesTags: ['Reports', 'User'],
      ...operation(SuspendUserOperation, ({ outcome }): readonly FieldError[] => outcome.errors),
    }),

    reinstateUser: build.mutation({
      invalidatesTags: ['Reports', 'User'],
      ...operation(ReinstateUserOperation, ({ outcome }): readonly FieldError[] => outcome.errors),
    }),
  }),
});

export const {
  useReportsQuery,
  useSettleReportMutation,
  useRemoveNoteMutation,
  useRemoveBannerMutation,
  useSuspendUserMutation,
  useReinstateUserMutation,
  endpoints: peopleEndpoints,
} = peopleApi;
