import type { Database, Transaction } from '@server/platform/db/database';
import { catalogueRun } from '../../tables';
import { isUniqueViolation } from '@server/platform/db/unique-violation';
import type { FieldError } from '@server/platform/graphql/field-error';
import { addJob } from '@server/platform/jobs';
import { recordCatalogueChange } from '@server/modules/people';
import { sql, type InferInsertModel } from 'drizzle-orm';
import { findRun } from '../../queries/runs/runs';
import { CATALOGUE_RUN_CHANNEL, type CatalogueRun, type RunOptions } from '../../queries/runs/run';

export interface StartedRun {
  run: CatalogueRun | null;
  errors: FieldError[];
}

export const refused = (field: string, code: string, message: string): StartedRun => ({
  run: null,
  errors: [{ field, code, message }],
});

type NewRun = Omit<InferInsertModel<typeof catalogueRun>, 'startedBy'>;

/** Adds a run with its job and its audit entry, unless another one is under way. */
export async function startRun(
  database: Database,
  actorId: string,
  prepare: (transaction: Transaction) => Promise<NewRun | null>,
): Promise<StartedRun> {
  try {
    return await database.transaction(async (transaction) => {
      const prepared = await prepare(transaction);
      if (prepared === null) {
        return refused('fileId', 'NOT_FOUND', 'This file is not kept any more. Choose it again.');
      }
      const [added] = await transaction
        .insert(catalogueRun)
        .values({ ...prepared, startedBy: actorId })
        .returning({ id: catalogueRun.id });
      if (added === undefined) throw new Error('The database added no run.');
      await addJob(transaction, 'run-catalogue', { runId: added.id }, { key: added.id });
      await recordCatalogueChange(transaction, {
        actorId,
        action: 'RUN_STARTED',
        subject: prepared.source,
        from: null,
        to: optionsInWords(prepared.options),
      });
      await transaction.execute(sql`select pg_notify(${CATALOGUE_RUN_CHANNEL}, '')`);
      return { run: await findRun(transaction, added.id), errors: [] };
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'catalogue_run_one_at_a_time')) throw error;
    return refused('source', 'CONFLICT', 'Another import or sync is under way.');
  }
}

/** The options that were chosen, for the audit; null for none. */
function optionsInWords(options: RunOptions): string | null {
  const { recordedAt, setCode, replaceDemo, discardChanges, acceptJumps } = options;
  const words = [
    setCode === null ? '' : `only ${setCode}`,
    recordedAt === null ? '' : `prices of ${recordedAt}`,
    replaceDemo ? 'replaces the demo' : '',
    discardChanges ? 'discards changes' : '',
    acceptJumps ? 'accepts price jumps' : '',
  ];
  return words.filter((part) => part !== '').join(', ') || null;
}
