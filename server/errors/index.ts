export { applyStatus, errorCode, maskFault, statusOf } from './answer';
export { fieldRefusal, refusal, unavailable, type ErrorCode } from './refusal';
