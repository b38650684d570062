import { createPool } from '@server/platform/db/database';
import { startJobs } from '@server/platform/jobs';
import { keptLog } from './running';

/** Runs a job that never ends, on the database in argv[2]. */
const pool = createPool(process.argv[2] ?? '');
startJobs({
  jobs: {
    'sweep-counts': {
      run: () => new Promise(() => process.stdout.write('It has begun.')),
    },
  },
  pool,
  log: keptLog().log,
});
