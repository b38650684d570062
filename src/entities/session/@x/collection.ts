export { selectSession } from '../model/session-slice';
