import { baseApi, operation } from '@/shared/api';
import type { ResultOf } from '@/shared/api/graphql';
import { DashboardOperation } from './dashboard.operations';

/** An overview for administrators; times are ISO 8601. */
export type Dashboard = ResultOf<typeof DashboardOperation>['dashboard'];

const dashboardApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** For administrators: an overview of people, catalogue, prices, offers and faults. */
    dashboard: build.query({
      providesTags: ['Reports'],
      ...operation(DashboardOperation, ({ dashboard }): Dashboard => dashboard),
    }),
  }),
});

export const { useDashboardQuery, endpoints: dashboardEndpoints } = dashboardApi;
