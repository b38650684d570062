export { blockedPlayers } from './commands/blocks';
export { ownReports } from './queries/reports';
