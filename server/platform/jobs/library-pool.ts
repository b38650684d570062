import pg from 'pg';

/**
 * The connections of the library of jobs.
 *
 * Only the library's clock calls `query`; all else takes a connection. When a statement of the clock fails, the clock rejects
 * a promise that nobody handles, which would end the program. So the failure is reported, and the clock gets no rows.
 */
export class LibraryPool extends pg.Pool {
  clockFailed: (error: unknown) => void = () => undefined;

  /** The driver's types allow many forms; parameters typed as `never` fit them all. */
  override async query(text: string | pg.QueryConfig, ...values: never[]): Promise<pg.QueryResult> {
    try {
      return await super.query(text, ...values);
    } catch (error) {
      this.clockFailed(error);
      return { rows: [], rowCount: 0, command: '', oid: 0, fields: [] };
    }
  }
}
