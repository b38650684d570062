import type { Database } from './database';

/**
 * Composes statements once for each database (and PostgreSQL plans them once for each connection):
 * composing one with Drizzle takes as long as running it.
 */
export function preparedFor<Statements>(
  prepare: (database: Database) => Statements,
): (database: Database) => Statements {
  const known = new WeakMap<Database, { statements: Statements }>();
  return (database) => {
    let found = known.get(database);
    if (found === undefined) {
      found = { statements: prepare(database) };
      known.set(database, found);
    }
    return found.statements;
  };
}
