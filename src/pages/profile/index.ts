export { sessionsEndpoints } from './api/sessions-api';
export { ProfilePage } from './ui/profile-page';
