import type { Database } from '@server/db/database';
import type { Pool } from 'pg';
import { readCommandLine } from './command/command-line';
import { listedSets, printedSet } from './command/listed-sets';
import { printedReport } from './command/printed-report';
import { USAGE } from './command/usage';
import { importCatalogueFile, type ImportOptions, type ImportOutcome } from './import';

export interface CommandSurroundings {
  pool: Pool;
  database: Database;
  /** Where backups go. */
  dataDir: string;
  /** Takes a line for the person at the terminal. */
  print: (line: string) => void;
  now?: Date;
}

/**
 * Runs `npm run catalogue -- …` (catalogue 1; docs/catalogue.md).
 *
 * @param args what follows `--`
 * @returns the exit code: 0, or 1 if the command line or a file was refused. The files before a
 * refused one stay imported, those after it are not tried
 */
export async function runCatalogueCommand(
  args: readonly string[],
  surroundings: CommandSurroundings,
): Promise<number> {
  const { print, database } = surroundings;
  const line = readCommandLine(args, surroundings.now ?? new Date());
  switch (line.command) {
    case 'help':
      print(USAGE);
      return 0;
    case 'refused':
      print(line.message);
      print('See npm run catalogue -- --help');
      return 1;
    case 'list': {
      const sets = await listedSets(database);
      if (line.json) print(JSON.stringify(sets, null, 2));
      else if (sets.length === 0) print('The catalogue is empty.');
      else for (const set of sets) print(printedSet(set));
      return 0;
    }
    case 'import':
      return importAll(line.sources, line.options, line.json, surroundings);
  }
}

async function importAll(
  sources: readonly string[],
  options: ImportOptions,
  json: boolean,
  { print, database, dataDir, now = new Date() }: CommandSurroundings,
): Promise<number> {
  const outcomes: ImportOutcome[] = [];
  const say = json ? () => undefined : print;
  for (const source of sources) {
    const outcome = await importCatalogueFile(source, options, {
      database,
      dataDir,
      now,
      progress: say,
    });
    outcomes.push(outcome);
    if (!outcome.ok) {
      say(outcome.refusal.message);
      break;
    }
    for (const line of printedReport(outcome.report)) say(line);
  }
  if (json) print(JSON.stringify(outcomes, null, 2));
  return outcomes.every(({ ok }) => ok) ? 0 : 1;
}
