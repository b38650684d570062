export { figureNames, Motif } from './motif';
