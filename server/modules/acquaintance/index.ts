export { deleteModeration, hiddenFrom, mustMeet, soldByBlocked } from './acquaintance';
