import { CARD_SET_CODE_RULE, isCardSetCode, normalizeCardSetCode } from '@domain/card-set';
import { readRecordedAt } from '@server/catalogue/import';
import type { Database, Transaction } from '@server/db/database';
import { catalogueRun } from '@server/db/tables';
import { isUniqueViolation } from '@server/db/unique-violation';
import type { FieldError } from '@server/graphql/field-error';
import { addJob } from '@server/jobs';
import { recordCatalogueChange } from '@server/modules/audit';
import { sql, type InferInsertModel } from 'drizzle-orm';
import { findKeptFile } from '../queries/kept-file';
import { findRun } from '../queries/runs';
import { CATALOGUE_RUN_CHANNEL, type CatalogueRun, type RunOptions } from '../run';

/** An import as an administrator asks for it: of a sent file, or of an address. */
interface StartImportInput {
  fileId?: string | null | undefined;
  address?: string | null | undefined;
  /** ISO 8601: a day, or a time with its offset. */
  recordedAt?: string | null | undefined;
  cardSetCode?: string | null | undefined;
  replaceDemo: boolean;
  discardChanges: boolean;
  acceptJumps: boolean;
}

interface StartedRun {
  run: CatalogueRun | null;
  errors: FieldError[];
}

const refused = (field: string, code: string, message: string): StartedRun => ({
  run: null,
  errors: [{ field, code, message }],
});

const MAX_ADDRESS = 2_000;

/**
 * Starts an import, which a job does: the answer only says that it waits.
 *
 * @returns errors with nothing started: INVALID, NOT_FOUND for a file that isn't kept, CONFLICT while a run is under way
 */
export async function startImport(
  database: Database,
  actorId: string,
  input: StartImportInput,
): Promise<StartedRun> {
  const { fileId, replaceDemo, discardChanges, acceptJumps } = input;
  const address = input.address?.trim() ?? '';
  if ((fileId == null) === (address === '')) {
    return refused('source', 'INVALID', 'Choose a file or enter an address.');
  }
  if (address !== '' && !isWebAddress(address)) {
    return refused('address', 'INVALID', 'Enter an address that begins with https:// or http://.');
  }
  const setCode = normalizeCardSetCode(input.cardSetCode?.trim() ?? '') || null;
  if (setCode !== null && !isCardSetCode(setCode)) {
    return refused('cardSetCode', 'INVALID', `A set’s code has ${CARD_SET_CODE_RULE}.`);
  }
  const stated = input.recordedAt?.trim() || null;
  const read = stated === null ? null : readRecordedAt(stated, new Date());
  if (read?.ok === false) {
    const why = read.why === 'FUTURE' ? 'This day is in the future.' : 'This is no date.';
    return refused('recordedAt', 'INVALID', why);
  }
  const options: RunOptions = {
    recordedAt: read?.recordedAt.toISOString() ?? null,
    setCode,
    replaceDemo,
    discardChanges,
    acceptJumps,
  };
  return startRun(database, actorId, async (transaction) => {
    if (fileId == null) return { kind: 'IMPORT', source: address, options };
    const file = await findKeptFile(transaction, fileId);
    return file && { kind: 'IMPORT', source: file.name, fileId: file.id, options };
  });
}

function isWebAddress(text: string): boolean {
  if (text.length > MAX_ADDRESS || !URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && username + password === '';
}

type NewRun = Omit<InferInsertModel<typeof catalogueRun>, 'startedBy'>;

/** Adds a run with its job and its audit entry, unless another one is under way. */
async function startRun(
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
        to: optionsInWords(prepared.options as RunOptions),
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
