export { useMatchingPlayersInfiniteQuery, useMatchWithQuery } from './api/match-api';
export type { Match, MatchedPrinting } from './model/match';
