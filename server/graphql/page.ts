import { fieldRefusal } from '@server/errors';
import { builder } from './builder';

/** Where a page of a long list ends. */
export interface PageInfo {
  /** What the next page is asked with; null for an empty page. */
  endCursor: string | null;
  hasNextPage: boolean;
}

export const PageInfoRef = builder.objectRef<PageInfo>('PageInfo').implement({
  fields: (t) => ({
    endCursor: t.exposeString('endCursor', { nullable: true }),
    hasNextPage: t.exposeBoolean('hasNextPage'),
  }),
});

/** The most rows that a page may have. */
export const MAX_FIRST = 100;

/** @throws a field error unless `first` is from 1 to {@link MAX_FIRST} */
export function checkFirst(first: number): void {
  if (first >= 1 && first <= MAX_FIRST) return;
  throw fieldRefusal('first', `Ask for 1 to ${MAX_FIRST} at once.`);
}
