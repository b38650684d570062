import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { ApiError } from './api-error';
import type { GraphqlCall } from './base-query';
import { callFaults } from './call-faults';
import { tellUnauthenticated } from './unauthenticated';

/** What tells one person's time at this browser from the next one's. A test's store may have no session. */
const generationIn = (state: unknown) => (state as Partial<RootState>).session?.generation;

type Query = BaseQueryFn<GraphqlCall, unknown, ApiError>;

/**
 * Lets an answer count for the person who asked only: one that comes when somebody else is signed in, or nobody,
 * is dropped (rules/errors#another-persons-answer), unless it is the catalogue's, which is the same for all. Tells when
 * a call was refused for want of a session.
 */
export const forOnePerson =
  (query: Query): Query =>
  async (call, api, options) => {
    const asked = generationIn(api.getState());
    const answer = await query(call, api, options);
    const isOfAnother = generationIn(api.getState()) !== asked;
    if (isOfAnother && !call.catalogue) return { error: callFaults.abandoned };
    if (answer.error?.code === 'UNAUTHENTICATED') tellUnauthenticated();
    return answer;
  };
