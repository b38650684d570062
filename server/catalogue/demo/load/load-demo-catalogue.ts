import type { Pool } from 'pg';
import type { Database } from '@server/db/database';
import { cardSet } from '@server/db/tables';
import { generateSet } from '../generate/generate-set';
import { DEMO_SETS } from '../sets';
import { loadSet } from './load-set';

export const DEMO_SEED = 'starbinder';

interface DemoLoad {
  pool: Pool;
  database: Database;
  /** Told one line for each set that was loaded. */
  report: (line: string) => void;
  seed?: string;
}

/**
 * Loads those demo sets that the catalogue doesn't have; what exists is left alone, imported or not.
 * Each set is a transaction: after a kill, the next start loads what is missing.
 *
 * @returns the codes of the sets that were loaded
 */
export async function loadDemoCatalogue(load: DemoLoad): Promise<string[]> {
  const { pool, database, report, seed = DEMO_SEED } = load;
  const existing = new Set(
    (await database.select({ id: cardSet.id }).from(cardSet)).map(({ id }) => id),
  );
  const missing = DEMO_SETS.filter(({ code }) => !existing.has(code.toLowerCase()));
  const loaded: string[] = [];
  for (const mood of missing) {
    const set = generateSet(mood, seed);
    if (!(await loadSet(pool, set, seed))) continue;
    loaded.push(set.code);
    report(`Demo set ${set.code}: ${set.cards.length} cards, ${set.variants.length} printings`);
  }
  return loaded;
}
