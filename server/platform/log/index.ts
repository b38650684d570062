export { logging, nameOperation, operationOf } from './logging';
export { traceOf } from './trace-parent';
export { outageOf } from './outage';
