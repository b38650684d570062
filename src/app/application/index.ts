export { Application } from './application';
