import type { Database } from '@server/db/database';
import type { LongWork } from '@server/db/long-work';
import type { Pool } from 'pg';

export interface ImportRoutes {
  database: Database;
  longWork: LongWork;
  pool: Pool;
  /** Milliseconds that a body may be waited for, beyond what its bytes earn. */
  patience: number;
}
