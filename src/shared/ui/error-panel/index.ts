export { ErrorPanel } from './error-panel';
