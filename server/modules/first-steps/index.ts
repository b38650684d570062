export { firstStepsOf } from './queries';
