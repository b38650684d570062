export { useUpdateCurrencyMutation } from './api/currency-api';
export {
  firstStepsEndpoints,
  useFirstStepsQuery,
  usePutFirstStepsAwayMutation,
} from './api/first-steps-api';
export {
  preferencesEndpoints,
  useCollectionPreferencesQuery,
  useUpdateCollectionPreferencesMutation,
} from './api/preferences-api';
export {
  useCurrentUserQuery,
  useDeleteAccountMutation,
  useUpdateUserMutation,
  useUserQuery,
  useUsersQuery,
  userEndpoints,
  type Account,
  type AuditEntry,
  type CurrentUser,
} from './api/user-api';
export { HandleDialog } from './ui/handle-dialog';
export { HandleField } from './ui/handle-field';
export { HandleForm } from './ui/handle-form';
export { RoleBadges } from './ui/role-badges';
