export { raiseWanted, removeFromWantList } from './commands';
export { holdWantList } from './locks';
export { ownWantList } from './queries';
