import { skipToken } from '@reduxjs/toolkit/query';
import {
  useChangeWantedMutation,
  useCreateWantListMutation,
  useWantListQuery,
  type WantList,
} from '@/entities/want-list';
import type { ApiError } from '@/shared/api';
import { logError } from '@/shared/lib/log-error';
import { NO_LIST, type OwnList } from './own-list';
import { useQuantities } from './use-quantities';

/** The viewer's own want list, asked for only where it is needed. */
export function useOwnWantList(isAsked: boolean): OwnList {
  const query = useWantListQuery(isAsked ? { userHandle: null } : skipToken);
  const [create] = useCreateWantListMutation();
  const [change] = useChangeWantedMutation();
  const list = query.currentData;

  const save: OwnList['save'] = async (listings) => {
    const start = async (): Promise<WantList | null> => {
      const { data = null, error } = await create();
      if (error) logError('Error starting the want list', error);
      return data;
    };
    const listed = list ?? (await start());
    if (!listed) return NO_LIST;
    const { data, error } = await change({ wantListId: listed.id, items: listings });
    if (error) {
      logError('Error updating the want list', error);
      return (error as ApiError).message;
    }
    // A list that was asked for while it was being filled may have been told before that.
    if (!list) void query.refetch();
    return data.errors[0]?.message ?? null;
  };

  return {
    quantities: useQuantities(list),
    error: query.isFetching ? null : ((query.error as ApiError | undefined) ?? null),
    retry: () => void query.refetch(),
    save,
  };
}
