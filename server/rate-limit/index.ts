export { addCountsTo } from './add-counts';
export { sweepCounts, limitRate } from './limit-rate';
export { networkOf } from './network-of';
export { API_RATE, type Rate } from './rate';
export { SharedCounts } from './shared-counts';
