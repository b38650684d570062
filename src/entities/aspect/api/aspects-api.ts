import type { Aspect } from '@domain/card';
import { baseApi, operation } from '@/shared/api';
import { AspectsOperation } from './aspect.operations';

/** Each aspect's icon address, without a size. */
type AspectIconUrls = Partial<Record<Aspect, string>>;

const aspectsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    aspects: build.query({
      keepUnusedDataFor: 3600,
      ...operation(
        AspectsOperation,
        ({ aspects }): AspectIconUrls =>
          Object.fromEntries(aspects.map(({ aspectType, imageUrl }) => [aspectType, imageUrl])),
        { catalogue: true },
      ),
    }),
  }),
});

export const { endpoints: aspectEndpoints } = aspectsApi;

const NONE: AspectIconUrls = {};

/** The icons' addresses; empty while they load. */
export const useAspectIconUrls = (): AspectIconUrls => aspectsApi.useAspectsQuery().data ?? NONE;
