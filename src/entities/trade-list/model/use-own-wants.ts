import { useMemo } from 'react';
import { THIS_ALONE, type Want, type WantTerms } from '@domain/want-list';
import { useWantListQuery } from '../api/trade-list-api';

/** The viewer's wants. */
export interface OwnWants {
  wants: readonly Want[];
  /** What new wants mean. */
  newWants: WantTerms;
}

/** The viewer's wants, none without a list; null until they are known. They are loaded only if they are needed. */
export function useOwnWants(isNeeded = true): OwnWants | null {
  const { currentData: list } = useWantListQuery({ userHandle: null }, { skip: !isNeeded });
  return useMemo(
    () =>
      list === undefined
        ? null
        : {
            wants: Object.values(list?.items ?? {}).map(({ want, ...item }) => ({
              ...item,
              ...want,
            })),
            newWants: { ...THIS_ALONE, wouldDo: list?.newWantsWouldDo ?? THIS_ALONE.wouldDo },
          },
    [list],
  );
}
