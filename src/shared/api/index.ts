export {
  apiErrorOf,
  callFaults,
  failureOf,
  refusalWords,
  toApiError,
  type ApiError,
  type CallError,
  type FieldError,
} from './api-error';
export { baseApi } from './base-api';
export { loadSending, type GraphqlCall } from './base-query';
export { onUnauthenticated, reportUnauthenticated } from './drop-stale-session';
export { nextCursor, operation, pagedOperation } from './operation';
export { isAsNew, onAnswer, patchCached, type OnQueryStarted } from './patch-cached';
export { readRefusedAnswer } from './refusal';
export { restFetch } from './rest-fetch';
export { EXCHANGE_TAGS, type Tag } from './tags';
