import type { Aspect } from '@domain/card';
import { baseApi } from '@/shared/api';
import type { ResultOf } from '@/shared/api/graphql';
import { AspectsOperation } from './aspect.operations';

/** Each aspect's icon address, without a size. */
export type AspectIconUrls = Partial<Record<Aspect, string>>;

const aspectsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    aspects: build.query<AspectIconUrls, void>({
      keepUnusedDataFor: 3600,
      query: () => ({ document: AspectsOperation, catalogue: true }),
      transformResponse: ({ aspects }: ResultOf<typeof AspectsOperation>) =>
        Object.fromEntries(aspects.map(({ aspectType, imageUrl }) => [aspectType, imageUrl])),
    }),
  }),
});

const NONE: AspectIconUrls = {};

/** The icons' addresses; none while they load. Call it once a table, not once a row (one query a table). */
export const useAspectIconUrls = (): AspectIconUrls => aspectsApi.useAspectsQuery().data ?? NONE;
