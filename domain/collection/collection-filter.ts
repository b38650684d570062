/** Which of a set's cards a collection's page shows by their counts (rules/collection#filter-by-count). */
export const COLLECTION_FILTERS = ['all', 'own', 'extra'] as const;
export type CollectionFilter = (typeof COLLECTION_FILTERS)[number];
export const DEFAULT_COLLECTION_FILTER: CollectionFilter = 'all';
