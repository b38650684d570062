import type { Pool } from 'pg';
import {
  importCatalogueFile,
  type ImportOptions,
  type ImportOutcome,
  type SourceAddresses,
  refreshRates,
  findListedSets,
  type ListedSet,
} from '@server/modules/catalogue';
import type { Database } from '@server/platform/db/database';
import { readCommandLine, USAGE } from './command-line';
import { runMatch } from './match-command';
import { printedReport } from './printed-report';
import { runSync } from './sync-command';

interface CommandSurroundings {
  pool: Pool;
  database: Database;
  /** Where backups go. */
  dataDir: string;
  /** Prints a line on the terminal. */
  print: (line: string) => void;
  now?: Date;
  /** Where the sources are. */
  sources: SourceAddresses;
  /** Gives a signal that the person can abort. */
  interrupted?: () => AbortSignal;
  /** For a progress bar. */
  terminal?: NodeJS.WriteStream | undefined;
}

/**
 * Runs `npm run catalogue -- …` (rules/catalogue#importing).
 *
 * @param args what follows `--`
 * @returns the exit code: 0, or 1 if the command line or a file was refused. Files before a refused one stay imported;
 * those after it aren't tried
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
      const sets = await findListedSets(database);
      if (line.json) print(JSON.stringify(sets, null, 2));
      else if (sets.length === 0) print('The catalogue is empty.');
      else for (const set of sets) print(printedSet(set));
      return 0;
    }
    case 'rates':
      return storeExchangeRates(line.source, line.json, surroundings);
    case 'match':
      return runMatch(line.request, line.json, surroundings);
    case 'sync':
      return runSync(line, {
        ...surroundings,
        ...(surroundings.interrupted && { signal: surroundings.interrupted() }),
      });
    case 'import':
      return importAll(line.sources, line.options, line.json, surroundings);
  }
}

async function storeExchangeRates(
  source: string,
  json: boolean,
  { print, database, now = new Date() }: CommandSurroundings,
): Promise<number> {
  const outcome = await refreshRates(source, { database, now });
  if (json) print(JSON.stringify(outcome, null, 2));
  else print(outcome.ok ? printedRates(outcome) : `${source}: ${outcome.refusal.message}`);
  return outcome.ok ? 0 : 1;
}

const printedRates = ({ day, changed }: { day: string; changed: string[] }): string =>
  changed.length === 0
    ? `Rates of ${day}: nothing newer.`
    : `Rates of ${day}: stored for ${changed.join(', ')}.`;

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

const printedSet = ({ code, name, origin, cards, source, importedAt }: ListedSet): string =>
  [
    code.padEnd(6),
    origin === 'DEMO' ? 'demo    ' : 'imported',
    `${String(cards).padStart(5)} cards `,
    name,
    source === null || importedAt === null ? '' : `(${source}, ${importedAt.toISOString()})`,
  ].join(' ');
