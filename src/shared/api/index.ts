export {
  apiErrorOf,
  asksForReload,
  toApiError,
  type ApiError,
  type CallError,
  type FieldError,
} from './api-error';
export { baseApi } from './base-api';
export type { GraphqlCall } from './base-query';
export { callFaults } from './call-faults';
export { readAnswer } from './read-answer';
export { readRefusedAnswer } from './read-refused-answer';
export { restFetch } from './rest-fetch';
export { onUnauthenticated, tellUnauthenticated } from './unauthenticated';
