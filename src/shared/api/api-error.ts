import type { SerializedError } from '@reduxjs/toolkit';
import { UnknownValueError } from '@domain/errors';

/**
 * Why a call was refused or failed. `code` is the server's, or NETWORK, TIMEOUT, UNREADABLE or UNKNOWN_VALUE where
 * something went wrong on the way.
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

/** Milliseconds after which a call counts as failed (rules/speed#ten-seconds). */
export const TIME_LIMIT = 10_000;

/** What goes wrong on the way to the server and back. */
export const callFaults = {
  timeout: { code: 'TIMEOUT', message: 'The server took longer than 10 seconds to answer.' },
  network: {
    code: 'NETWORK',
    message: 'The server can’t be reached. Check your connection.',
  },
  unreadable: { code: 'UNREADABLE', message: 'The server’s answer couldn’t be read.' },
  /** By now somebody else is signed in, or nobody. */
  abandoned: { code: 'ABANDONED', message: 'The session ended before the answer came.' },
} as const satisfies Record<string, ApiError>;

/** What was wrong with one field of a mutation's input, as part of its answer. */
export interface FieldError {
  /** The path of the input's field, such as `items.2.quantity`. */
  field: string;
  /** A sentence for the person. */
  message: string;
  code: string | null;
}

/** A mutation's refusal in words; null for none. @param ifOvertaken said if another change came first */
export function refusalWords(errors: readonly FieldError[], ifOvertaken: string): string | null {
  const isOvertaken = errors.some(({ code }) => code === 'CONFLICT');
  return isOvertaken ? ifOvertaken : (errors[0]?.message ?? null);
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

/** The error of a query's or mutation's hook, or of a dispatched call. */
export type CallError = ApiError | SerializedError;

/** A hook's or a call's error as an ApiError. A fault of this program comes as Redux Toolkit has serialized it. */
export function apiErrorOf<Failure extends CallError | undefined>(
  error: Failure,
): ApiError | Extract<Failure, undefined>;
export function apiErrorOf(error: CallError | undefined): ApiError | undefined {
  if (error === undefined || isApiError(error)) return error;
  return { code: 'UNREADABLE', message: error.message ?? 'Something went wrong.' };
}

/** Why a mutation came to nothing, as its hook or its call says: a sentence; undefined if it went through. */
export const failureOf = ({ data, error }: MutationEnd): string | undefined =>
  error ? apiErrorOf(error).message : data?.errors?.[0]?.message;

interface MutationEnd {
  data?: { errors?: readonly { message: string }[] } | null | undefined;
  error?: CallError | undefined;
}
