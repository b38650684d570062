export { logging, nameOperation, operationOf } from './logging';
export { outageOf } from './outage';
