import type { ObjectRef } from '@pothos/core';
import { isPlainText } from '@domain/plain-text';
import { fieldRefusal } from '@server/platform/errors';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { builder, type SchemaTypesOf } from './builder';

/** Where a page of a long list ends, as GraphQL's connections have it. */
export interface PageInfo {
  /** The cursor that gets the next page; null for an empty page. */
  endCursor: string | null;
  hasNextPage: boolean;
}

export const PageInfoRef = builder.objectRef<PageInfo>('PageInfo').implement({
  fields: (t) => ({
    endCursor: t.exposeString('endCursor', { nullable: true }),
    hasNextPage: t.exposeBoolean('hasNextPage'),
  }),
});

/** One page of a long list. */
export interface Page<Node> {
  nodes: Node[];
  pageInfo: PageInfo;
}

/** The type of a page of a list, whose rows are `node`. */
export const pageRef = <Node>(name: string, node: ObjectRef<SchemaTypesOf, Node>) =>
  builder.objectRef<Page<Node>>(name).implement({
    fields: (t) => ({
      nodes: t.field({ type: [node], resolve: ({ nodes }) => nodes }),
      pageInfo: t.expose('pageInfo', { type: PageInfoRef }),
    }),
  });

/** The first of all rows, and how many there are. */
export interface FirstOfAll<Node> {
  nodes: Node[];
  total: number;
}

/** The type of the first of all rows, which are `node`. */
export const firstOfAllRef = <Node>(name: string, node: ObjectRef<SchemaTypesOf, Node>) =>
  builder.objectRef<FirstOfAll<Node>>(name).implement({
    fields: (t) => ({
      nodes: t.field({ type: [node], resolve: ({ nodes }) => nodes }),
      total: t.exposeInt('total', { description: 'The number of all.' }),
    }),
  });

/**
 * The end of a page.
 *
 * @param found the page's rows, and one more if there is a next page
 * @param first the page size
 */
export function pageInfoOf<Row>(
  found: readonly Row[],
  first: number,
  cursorOf: (last: Row) => string,
): PageInfo {
  const last = found[Math.min(found.length, first) - 1];
  return {
    endCursor: last === undefined ? null : cursorOf(last),
    hasNextPage: found.length > first,
  };
}

/** A cursor, opaque to the browser, from the sort key of a page's last row. */
export const encodeCursor = (...parts: readonly (string | number)[]): string =>
  Buffer.from(parts.join(' ')).toString('base64url');

/**
 * The parts of a cursor, with a space between them. Invalid cursors give other text.
 *
 * @throws a field error for text that PostgreSQL can't take
 */
export function decodeCursor(cursor: string): string {
  const text = Buffer.from(cursor, 'base64url').toString();
  if (!isPlainText(text)) throw notACursor();
  return text;
}

/** The refusal of anything but a page's `endCursor`. */
export const notACursor = () => fieldRefusal('after', "This isn't a page's cursor.");

/** Microseconds since 1970 within PostgreSQL's calendar. */
export const MICROS = /^\d{1,16}$/;

/** A moment of the database as a cursor has it, in {@link MICROS}: JavaScript's dates are less exact. */
export const microsOf = (moment: SQLWrapper): SQL<string> =>
  sql<string>`(extract(epoch from ${moment}) * 1000000)::bigint::text`;

/** The moment of a cursor in the database. @param micros of {@link MICROS} */
export const momentAt = (micros: string): SQL =>
  sql`timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond'`;

/** The most rows of a page. */
export const MAX_FIRST = 100;

/** @throws a field error unless `first` is from 1 to {@link MAX_FIRST} */
export function checkFirst(first: number): void {
  if (first >= 1 && first <= MAX_FIRST) return;
  throw fieldRefusal('first', `Ask for 1 to ${MAX_FIRST} at once.`);
}
