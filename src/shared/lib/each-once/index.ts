export { eachOnce } from './each-once';
