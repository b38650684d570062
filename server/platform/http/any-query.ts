/** For routes whose query is checked by hand: a parameter that comes twice is a list. */
export interface AnyQuery {
  Querystring: Record<string, unknown>;
}
