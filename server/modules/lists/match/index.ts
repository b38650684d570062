export { matchWith } from './queries';
