export { applyStatus, applyStatusOf, errorCode, maskFault } from './answer';
export { fieldRefusal, rateLimited, refusal, unavailable, type ErrorCode } from './refusal';
