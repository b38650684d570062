import type { ApiError } from './api-error';
import { readRefusal } from './read-client-error';
import { tellUnauthenticated } from './unauthenticated';

type Refusals = { message: string; extensions?: Record<string, unknown> }[];

/** The refusals in an answer's body, `{ errors: [{ message, extensions }] }`; none in anything else. */
export function refusalsIn(body: unknown): Refusals {
  return typeof body === 'object' && body !== null && 'errors' in body && Array.isArray(body.errors)
    ? (body.errors as Refusals)
    : [];
}

/** Why a call outside of GraphQL was refused. Tells where that is for want of a session. */
export async function readRefusedAnswer(response: Response): Promise<ApiError> {
  // A page where JSON should be says nothing: then the status says it all.
  const body: unknown = await response.json().catch(() => null);
  const { status, headers } = response;
  const error = readRefusal({ status, headers, errors: refusalsIn(body) });
  if (error.code === 'UNAUTHENTICATED') tellUnauthenticated();
  return error;
}
