export { addCountsTo } from './add-counts';
export { sweepCounts, limitRate } from './limit-rate';
export { networkOf } from './network-of';
export { API_RATE, EXPORT_RATE, IMPORT_RATE, MY_DATA_RATE, SIGN_IN_RATE, type Rate } from './rate';
export { SharedCounts } from './shared-counts';
