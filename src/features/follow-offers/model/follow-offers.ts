import { logError } from '@/shared/lib/log-error';
import { untilReachable } from '@/shared/lib/reachable';
import type { AppThunk } from '@/shared/store';
import { connectionLost } from './live-slice';

/**
 * Follows events of the viewer's offers from now on. It is a thunk, so a frozen application, whose store runs none,
 * opens no connection (rules/capsules#frozen).
 *
 * @returns a function that unsubscribes
 */
export const followOffers = (): AppThunk<{ abort(): void }> => (dispatch) => {
  const leaving = new AbortController();
  void follow(dispatch, leaving.signal);
  return leaving;
};

/** Its code is loaded after the page, and requested until it is there. */
async function follow(dispatch: AppDispatch, leaving: AbortSignal): Promise<void> {
  for (let failures = 1; !leaving.aborted; failures += 1) {
    try {
      const { keepFollowing } = await import('../api/keep-following');
      await keepFollowing(dispatch, leaving);
    } catch (error) {
      if (leaving.aborted) return;
      if (failures === 1) logError('Failed to follow offers', error);
      dispatch(connectionLost());
      await untilReachable(failures);
    }
  }
}
