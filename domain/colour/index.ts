export { mix } from './mix';
