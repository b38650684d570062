import { createDatabase } from '@server/platform/db/database';
import { print, runOnDatabase } from '../run-on-database';
import { runCollectionsCommand } from './command';

/** The collections' commands. Uses the database of a running program, or starts it for the time of the command. */

await runOnDatabase(({ pool }) =>
  runCollectionsCommand(process.argv.slice(2), { database: createDatabase(pool), print }),
);
