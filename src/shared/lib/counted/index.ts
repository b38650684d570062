export { counted, countedCopies } from './counted';
