import type { Database } from '@server/db/database';
import { writeSearchRows } from '@server/modules/search';
import type { CardFile } from './cards/printing';
import type { ImportReport } from './report';
import { importSet, type SetImport } from './store/import-set';
import type { Transaction } from './store/transaction';

/**
 * Writes a file's set, with its search rows, in one transaction.
 *
 * @param further what belongs into the same transaction
 * @throws {ImportRefused} with nothing written
 */
export const writeSetFile = (
  database: Database,
  file: CardFile,
  request: SetImport,
  further?: (tx: Transaction, cardSetId: string) => Promise<void>,
): Promise<ImportReport> =>
  database.transaction(async (tx) => {
    const report = await importSet(tx, file, request);
    if (report.isChanged) await writeSearchRows(tx, report.cardSetId);
    await further?.(tx, report.cardSetId);
    return report;
  });
