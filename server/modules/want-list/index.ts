export { forgetWantList, takeOffWantList } from './commands';
export { holdWantList } from './locks';
export { ownWantList, wantedQuantities } from './queries';
