export {
  useCollectionPreferencesQuery,
  useUpdateCollectionPreferencesMutation,
} from './api/preferences-api';
export {
  useCurrentUserQuery,
  useDeleteAccountMutation,
  useUpdateUserProfileMutation,
} from './api/profile-api';
export {
  useUpdateUserMutation,
  useUserQuery,
  useUsersQuery,
  type Account,
  type AuditEntry,
} from './api/users-api';
export { HandleField } from './ui/handle-field';
export { RoleBadges } from './ui/role-badges';
