export { deleteModeration } from './commands/delete-moderation';
export { blockedPlayers } from './commands/blocks';
export { ownReports } from './queries/reports';
