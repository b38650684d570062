export { isPassing, tryNow, untilReachable } from './reachable';
