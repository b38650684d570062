export { figureNames } from './figures';
export { Motif } from './motif';
