export { MatchingPlayers } from './ui/matching-players';
export { MatchNote } from './ui/match-note';
