import { isPlainText } from '@domain/plain-text';
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

/** What says where a page ends, opaque to the browser. */
export const encodeCursor = (...parts: readonly (string | number)[]): string =>
  Buffer.from(parts.join(' ')).toString('base64url');

/**
 * The parts again, with a space between them; any text that can be kept for what is no cursor.
 *
 * @throws a field error for one that can't be
 */
export function decodeCursor(cursor: string): string {
  const text = Buffer.from(cursor, 'base64url').toString();
  if (!isPlainText(text)) throw notACursor();
  return text;
}

/** The refusal of what isn't the `endCursor` of a page. */
export const notACursor = () => fieldRefusal('after', "This isn't where a page ends.");

/** Microseconds as far as PostgreSQL's calendar surely goes. */
export const MICROS = /^\d{1,16}$/;

/** The most rows that a page may have. */
export const MAX_FIRST = 100;

/** @throws a field error unless `first` is from 1 to {@link MAX_FIRST} */
export function checkFirst(first: number): void {
  if (first >= 1 && first <= MAX_FIRST) return;
  throw fieldRefusal('first', `Ask for 1 to ${MAX_FIRST} at once.`);
}
