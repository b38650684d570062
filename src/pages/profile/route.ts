import { moderationEndpoints } from '@/entities/moderation';
import { userEndpoints } from '@/entities/user';
import { AHEAD, loaded, type PageLoader } from '@/shared/lib/page-route';
import { sessionsEndpoints } from './api/sessions-api';

export { ProfilePage as Component } from './ui/profile-page';

export const loader: PageLoader = ({ dispatch }) =>
  loaded([
    dispatch(userEndpoints.currentUser.initiate(undefined, AHEAD)),
    dispatch(sessionsEndpoints.sessions.initiate(undefined, AHEAD)),
    dispatch(moderationEndpoints.blockedPlayers.initiate(undefined, AHEAD)),
  ]);
