export { startSweeping } from './start-sweeping';
