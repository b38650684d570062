export { asksForReload, toApiError, type ApiError } from './api-error';
export { baseApi } from './base-api';
export type { GraphqlCall } from './base-query';
