import type { Database } from '@server/db/database';
import type { Pool } from 'pg';

export interface ImportRoutes {
  database: Database;
  pool: Pool;
  /** Milliseconds that a body may be waited for, beyond what its bytes earn. */
  patience: number;
}
