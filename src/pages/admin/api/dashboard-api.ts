import { baseApi, operation } from '@/shared/api';
import type { ResultOf } from '@/shared/api/graphql';
import { DashboardOperation } from './dashboard.operations';

/** What an administrator sees at a glance; times are ISO 8601. */
export type Dashboard = ResultOf<typeof DashboardOperation>['dashboard'];

const dashboardApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** For administrators: people, catalogue, prices, offers and faults at a glance. */
    dashboard: build.query(operation(DashboardOperation, ({ dashboard }): Dashboard => dashboard)),
  }),
});

export const { useDashboardQuery } = dashboardApi;
