import { matchPath } from 'react-router-dom';
import { moderationEndpoints } from '@/entities/moderation';
import { offerEndpoints } from '@/entities/offer';
import { firstStepsEndpoints, preferencesEndpoints, userEndpoints } from '@/entities/user';
import { routes } from '@/shared/routes';
import { allLoaded, type Load, ONCE, type Screen } from './screen';

/** Loads what the header shows to a signed-in person. */
export async function loadPersonal({ dispatch, user }: Pick<Screen, 'dispatch' | 'user'>) {
  // Only people with a handle have offers.
  if (!user?.handle) return;
  await dispatch(offerEndpoints.unreadOfferCount.initiate(undefined, ONCE)).unwrap();
}

/** Loads the data of a person's account pages, and their first steps. */
export async function loadAccount({ dispatch, path, user }: Screen): Promise<void> {
  if (!user) return;
  const loads: Load[] = [];
  if (path === routes.home || matchPath(routes.preferences, path)) {
    loads.push(dispatch(firstStepsEndpoints.firstSteps.initiate(undefined, ONCE)));
  }
  if (matchPath(routes.profile, path)) {
    const { sessionsEndpoints } = await import('@/pages/profile');
    loads.push(
      dispatch(userEndpoints.currentUser.initiate(undefined, ONCE)),
      dispatch(sessionsEndpoints.sessions.initiate(undefined, ONCE)),
      dispatch(moderationEndpoints.blockedPlayers.initiate(undefined, ONCE)),
    );
  }
  if (matchPath(routes.preferences, path)) {
    loads.push(dispatch(preferencesEndpoints.collectionPreferences.initiate(undefined, ONCE)));
  }
  await allLoaded(loads);
}
