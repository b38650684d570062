import type { Database } from '@server/platform/db/database';
import type { PricedPrinting } from '../prices/sort-prices';
import type { CardFile } from './cards/printing';
import type { ImportReport } from './report';
import { importSet, type SetImport } from './store/import-set';

/**
 * Writes a file's set in one transaction.
 *
 * @returns the report, and the prices that the file states
 * @throws {ImportRefused} with nothing written
 */
export const writeSetFile = (
  database: Database,
  file: CardFile,
  request: SetImport,
): Promise<{ report: ImportReport; stated: PricedPrinting[] }> =>
  database.transaction((tx) => importSet(tx, file, request));
