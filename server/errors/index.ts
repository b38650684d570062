export { applyStatus, applyStatusOf, errorCode, maskFault } from './answer';
export { isUnavailable } from './unavailable';
export { fieldRefusal, rateLimited, refusal, unavailable, type ErrorCode } from './refusal';
