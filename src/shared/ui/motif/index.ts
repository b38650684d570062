export { Motif } from './motif';
