import { baseApi } from '@/shared/api';

/** The API with the tags of people: a user by id, all lists of users as LIST, one's own as CURRENT. What
 * is missing from a collection follows from its owner's preferences. */
export const userApi = baseApi.enhanceEndpoints({
  addTagTypes: ['User', 'CollectionPreferences', 'Collection'],
});
