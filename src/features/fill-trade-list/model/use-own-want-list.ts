import { skipToken } from '@reduxjs/toolkit/query';
import { MAX_ITEMS_AT_ONCE } from '@domain/trade-list';
import { UNSET_VERSION } from '@domain/version';
import {
  useChangeWantedMutation,
  useCreateWantListMutation,
  useWantListQuery,
  type WantList,
} from '@/entities/want-list';
import { apiErrorOf, baseApi } from '@/shared/api';
import { logError } from '@/shared/lib/log-error';
import { useAppDispatch } from '@/shared/store';
import { changedElsewhere, NO_LIST, TOO_MANY, type OwnList } from './own-list';
import { useQuantities } from './use-quantities';

/** The viewer's own want list, asked for only where it is needed. */
export function useOwnWantList(isAsked: boolean): OwnList {
  const query = useWantListQuery(isAsked ? { userHandle: null } : skipToken);
  const dispatch = useAppDispatch();
  const [create] = useCreateWantListMutation();
  const [change] = useChangeWantedMutation();
  const list = query.currentData;

  const save: OwnList['save'] = async (listings) => {
    if (listings.length > MAX_ITEMS_AT_ONCE) return TOO_MANY;
    const start = async (): Promise<WantList | null> => {
      const { data = null, error } = await create();
      if (error) logError('Error starting the want list', error);
      return data;
    };
    const listed = list ?? (await start());
    if (!listed) return NO_LIST;
    const items = listings.map((listing) => ({
      ...listing,
      expectedVersion: listed.items[listing.variantId]?.version ?? UNSET_VERSION,
    }));
    const { data, error } = await change({ wantListId: listed.id, items });
    if (error) {
      logError('Error updating the want list', error);
      return apiErrorOf(error).message;
    }
    // What is on its way of a list just made may have been read before it was filled.
    if (!list) dispatch(baseApi.util.invalidateTags(['WantList']));
    const [refused] = data.errors;
    return refused?.code === 'CONFLICT'
      ? changedElsewhere('WANT_LIST')
      : (refused?.message ?? null);
  };

  return {
    quantities: useQuantities(list),
    error: query.isFetching ? null : (apiErrorOf(query.error) ?? null),
    retry: () => void query.refetch(),
    save,
  };
}
