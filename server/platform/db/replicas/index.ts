export { ReadReplicas } from './read-replicas';
