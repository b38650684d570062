export { type Balancer, createBalancer } from './balancing/balancer';
