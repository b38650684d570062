export {
  preferencesEndpoints,
  useCollectionPreferencesQuery,
  useUpdateCollectionPreferencesMutation,
} from './api/preferences-api';
export {
  userEndpoints,
  useCurrentUserQuery,
  useDeleteAccountMutation,
  useUpdateUserMutation,
  useUpdateUserProfileMutation,
  useUserQuery,
  useUsersQuery,
  type Account,
  type AuditEntry,
} from './api/user-api';
export { HandleField } from './ui/handle-field';
export { RoleBadges } from './ui/role-badges';
