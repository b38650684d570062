export { deleteModeration, hasBlocked, hiddenFrom, mustMeet, soldByBlocked } from './acquaintance';
