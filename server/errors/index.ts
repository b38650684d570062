export { fieldRefusal, refusal, type ErrorCode } from './refusal';
