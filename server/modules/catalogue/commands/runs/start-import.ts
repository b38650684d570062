import { CARD_SET_CODE_RULE, isCardSetCode, normalizeCardSetCode } from '@domain/card-set';
import { readRecordedAt } from '../import/recorded-at';
import type { Database } from '@server/platform/db/database';
import { findKeptFile } from '../../queries/runs/kept-file';
import type { RunOptions } from '../../queries/runs/run';
import { refused, type StartedRun, startRun } from './start-run';

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
