import type { FirstStepsState } from '@domain/first-steps';
import { baseApi, onAnswer, operation, patchCached } from '@/shared/api';
import { FirstStepsOperation, PutFirstStepsAwayOperation } from './first-steps.operations';

const firstStepsQueries = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What the viewer has done of their first steps (rules/pages#first-steps). */
    firstSteps: build.query({
      // A handle, a count, a want or an audience is what ticks a step.
      providesTags: [{ type: 'User', id: 'CURRENT' }, 'Collection', 'WantList'],
      ...operation(FirstStepsOperation, ({ firstSteps }): FirstStepsState => firstSteps),
    }),
  }),
});

const firstStepsApi = firstStepsQueries.injectEndpoints({
  endpoints: (build) => ({
    /** Puts the steps away for good, or takes them out again. */
    putFirstStepsAway: build.mutation({
      ...operation(
        PutFirstStepsAwayOperation,
        ({ putFirstStepsAway }): FirstStepsState => putFirstStepsAway,
      ),
      onQueryStarted: onAnswer((state: FirstStepsState, _input: { isPutAway: boolean }) =>
        patchCached(firstStepsQueries.endpoints.firstSteps, {
          isAbout: () => true,
          change: () => state,
        }),
      ),
    }),
  }),
});

export const { endpoints: firstStepsEndpoints } = firstStepsQueries;

export const { useFirstStepsQuery, usePutFirstStepsAwayMutation } = firstStepsApi;
