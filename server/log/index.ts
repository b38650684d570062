export { logging } from './logging';
export { nameOperation, operationOf } from './operation';
export { outageOf } from './outage';
