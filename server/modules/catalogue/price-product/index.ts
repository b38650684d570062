export { decideProduct, takeBackDecision } from './commands';
