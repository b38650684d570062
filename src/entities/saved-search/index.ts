export {
  type SavedSearch,
  useCreateSavedSearchMutation,
  useDeleteSavedSearchMutation,
  useRecordSavedSearchFillMutation,
  useSavedSearchesQuery,
  useSavedSearchFillQuery,
  useUpdateSavedSearchMutation,
} from './api/saved-search-api';
