import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import {
  importCatalogueFile,
  type ImportOptions,
  type ImportOutcome,
} from '@server/catalogue/import';
import type { Database } from '@server/db/database';
import { refreshRates } from '@server/exchange-rates';
import { readCommandLine, USAGE } from './command-line';
import { printedReport } from './printed-report';

interface CommandSurroundings {
  pool: Pool;
  database: Database;
  /** Where backups go. */
  dataDir: string;
  /** Prints a line on the terminal. */
  print: (line: string) => void;
  now?: Date;
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
      const sets = await listedSets(database);
      if (line.json) print(JSON.stringify(sets, null, 2));
      else if (sets.length === 0) print('The catalogue is empty.');
      else for (const set of sets) print(printedSet(set));
      return 0;
    }
    case 'rates':
      return storeExchangeRates(line.source, line.json, surroundings);
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
  else print(outcome.ok ? printedRates(outcome) : outcome.refusal.message);
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

type ListedSet = Record<string, unknown> & {
  code: string;
  name: string;
  origin: 'DEMO' | 'IMPORT';
  cards: number;
  /** The source and time of the latest load; null without one. */
  source: string | null;
  importedAt: Date | null;
};

/** The card sets by position, each with its latest load. */
async function listedSets(database: Database): Promise<ListedSet[]> {
  const { rows } = await database.execute<ListedSet>(sql`
    select s.code, s.name, s.origin,
        (select count(*) from card where card_set_id = s.id)::int as cards,
        latest.source, latest.imported_at as "importedAt"
      from card_set s
      left join lateral (select source, imported_at from catalogue_import
        where card_set_id = s.id order by id desc limit 1) latest on true
      order by s.position, s.code`);
  return rows;
}

const printedSet = ({ code, name, origin, cards, source, importedAt }: ListedSet): string =>
  [
    code.padEnd(6),
    origin === 'DEMO' ? 'demo    ' : 'imported',
    `${String(cards).padStart(5)} cards `,
    name,
    source === null || importedAt === null
      ? ''
      : `(${source}, ${new Date(importedAt).toISOString()})`,
  ].join(' ');
