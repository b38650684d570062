import { UnknownValueError } from '@domain/errors';

/**
 * Why a call was refused or failed, as a value. `code` is the server's, or NETWORK, TIMEOUT,
 * UNREADABLE or UNKNOWN_VALUE where something went wrong on the way.
 */
export interface ApiError {
  code: string;
  /** A sentence for the person. */
  message: string;
  /** The input's field that was refused. */
  field?: string;
  /** Finds a fault in the server's log. */
  reference?: string;
  /** When the server wants another try, in milliseconds since 1970 by this browser's clock. */
  retryAt?: number;
}

const isApiError = (value: unknown): value is ApiError =>
  typeof value === 'object' &&
  value !== null &&
  !(value instanceof Error) &&
  'code' in value &&
  typeof value.code === 'string';

/** Anything thrown, as an ApiError. What isn't one already was an answer that this build can't read. */
export function toApiError(thrown: unknown): ApiError {
  if (isApiError(thrown)) return thrown;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return { code: thrown instanceof UnknownValueError ? 'UNKNOWN_VALUE' : 'UNREADABLE', message };
}

/** This tab asks for what is gone, got a value that it doesn't know, or misses a file of its own. */
const OUTDATED = new Set(['UNKNOWN_OPERATION', 'UNKNOWN_VALUE', 'OUTDATED_BUILD']);

/** Whether this tab is older than the server, so that a reload mends it (quality 2). */
export const asksForReload = ({ code }: Pick<ApiError, 'code'>): boolean => OUTDATED.has(code);
