export { ShowMore } from './show-more';
