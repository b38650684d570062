export { applyStatus, applyStatusOf, errorCode, maskFault } from './answer';
export { FAULT_RECORDED, RecentFaults, type RecentFault } from './recent-faults';
export { isUnavailable } from './unavailable';
export { busy, fieldRefusal, rateLimited, refusal, unavailable, type ErrorCode } from './refusal';
export { clientError } from './client-error';
