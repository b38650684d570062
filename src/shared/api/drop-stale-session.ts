import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { callFaults, type ApiError } from './api-error';
import type { GraphqlCall } from './base-query';

type Listener = () => void;

const listeners = new Set<Listener>();

/** Calls the listener for every call that was refused because nobody is signed in, which this tab may not know. */
export function onUnauthenticated(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const reportUnauthenticated = (): void => listeners.forEach((listener) => listener());

/** The session's generation changes with the person. A test's store may have no session. */
const generationIn = (state: unknown) => (state as Partial<RootState>).session?.generation;

type Query = BaseQueryFn<GraphqlCall, unknown, ApiError>;

/**
 * Drops an answer that comes when somebody else is signed in, or nobody: it counts only for the person who asked
 * (rules/errors#another-persons-answer). The catalogue's answers are the same for all and stay. Also reports calls that
 * were refused for lack of a session.
 */
export const dropStaleSession =
  (query: Query): Query =>
  async (call, api, options) => {
    const generationBefore = generationIn(api.getState());
    const answer = await query(call, api, options);
    const isOfAnother = generationIn(api.getState()) !== generationBefore;
    if (isOfAnother && !call.catalogue) return { error: callFaults.abandoned };
    if (answer.error?.code === 'UNAUTHENTICATED') reportUnauthenticated();
    return answer;
  };
