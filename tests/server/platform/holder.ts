import { startEmbedded } from '@server/platform/db/embedded';
import { createPool } from '@server/platform/db/database';

/** Owns the data folder in argv[2] and writes rows for as long as it lives, printing each that was acknowledged. */
async function hold(dataDir: string): Promise<void> {
  const { connectionString } = await startEmbedded({ projectRoot: process.cwd(), dataDir });
  const pool = createPool(connectionString);
  await pool.query('create table if not exists written (id int primary key)');
  for (let id = 1; ; id += 1) {
    await pool.query('insert into written values ($1)', [id]);
    process.stdout.write(`${id}\n`);
  }
}

void hold(process.argv[2] ?? '');
