export { selectCard } from '../model/card-cache-slice';
