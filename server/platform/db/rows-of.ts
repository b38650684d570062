import type { SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database, Transaction } from './database';

/**
 * The rows of a statement, checked by a schema: a column that is named or typed otherwise is a fault at once.
 *
 * @param row what each row has; other columns are left out
 */
export async function rowsOf<Row extends z.ZodObject>(
  database: Database | Transaction,
  statement: SQL,
  row: Row,
): Promise<z.output<Row>[]> {
  const { rows } = await database.execute(statement);
  return rows.map((each) => row.parse(each));
}
