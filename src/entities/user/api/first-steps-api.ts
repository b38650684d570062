import type { FirstStepsState } from '@domain/first-steps';
import { baseApi, onAnswer, operation, patchCached } from '@/shared/api';
import { FirstStepsOperation, PutFirstStepsAwayOperation } from './first-steps.operations';

const firstStepsQueries = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Which first steps the viewer has done (rules/pages#first-steps). */
    firstSteps: build.query({
      // A change of the handle, counts, wants or audiences can tick a step.
      providesTags: [{ type: 'User', id: 'CURRENT' }, 'Collection', 'WantList'],
      ...operation(FirstStepsOperation, ({ firstSteps }): FirstStepsState => firstSteps),
    }),
  }),
});

const firstStepsApi = firstStepsQueries.injectEndpoints({
  endpoints: (build) => ({
    /** Hides or shows the steps, on all devices. */
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
