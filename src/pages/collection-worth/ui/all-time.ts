import type { AskedWorthHistory } from '../api/worth-api';

/** The whole collection from its first count on. */
export const ALL_TIME: AskedWorthHistory = { cardSetCode: null, from: null };
