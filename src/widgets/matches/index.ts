export { matchEndpoints } from './api/match-api';
export { namedIn } from './model/use-named-printings';
export { MatchingPlayers } from './ui/matching-players';
export { MatchNote } from './ui/match-note';
