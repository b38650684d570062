import { VARIANT_TYPE_NAMES } from '@domain/card';
import {
  guardedCell,
  OWN_COLUMNS,
  OWN_JSON_FORMAT,
  type ExportFormat,
} from '@domain/collection-file';
import type { Database } from '@server/db/database';
import { stringify } from 'csv-stringify/sync';
import {
  findBatch,
  findExportedIds,
  type ExportedCollection,
  type ExportedPrinting,
} from './find-batch';

/**
 * A collection as a file, piece by piece, so that it is never in memory as a whole (spec 7). What is changed meanwhile
 * may be in it or not. The same counts give the same bytes.
 */
export async function* exportedText(
  database: Database,
  collection: ExportedCollection,
  format: ExportFormat,
): AsyncGenerator<string> {
  const write = format === 'csv' ? csvWriter(collection) : jsonWriter(collection);
  yield write.head;
  for await (const batch of batches(database, collection)) yield write.rows(batch);
  yield write.foot;
}

/** Printings that are fetched and written at once. */
const BATCH = 1_000;

async function* batches(
  database: Database,
  collection: ExportedCollection,
): AsyncGenerator<ExportedPrinting[]> {
  const ids = await findExportedIds(database, collection);
  for (let at = 0; at < ids.length; at += BATCH) {
    const batch = await findBatch(database, collection, ids.slice(at, at + BATCH));
    if (batch.length > 0) yield batch;
  }
}

interface Writer {
  head: string;
  rows: (batch: readonly ExportedPrinting[]) => string;
  foot: string;
}

function csvWriter({ isOwner }: ExportedCollection): Writer {
  const columns = OWN_COLUMNS.filter((column) => isOwner || column !== 'Missing');
  const lines = (rows: readonly unknown[][]) => stringify([...rows], { record_delimiter: '\r\n' });
  return {
    // Spreadsheets take a file without the mark for one of their own country's letters.
    head: `\uFEFF${lines([columns])}`,
    rows: (batch) =>
      lines(
        batch.map((printing) => {
          const { setCode, number, name, subtitle, inventory, missingOverride } = printing;
          const variant = VARIANT_TYPE_NAMES[printing.variantType];
          const texts = [setCode, number, name, subtitle ?? '', variant].map(guardedCell);
          return [...texts, inventory, ...(isOwner ? [missingOverride] : [])];
        }),
      ),
    foot: '',
  };
}

function jsonWriter({ isOwner }: ExportedCollection): Writer {
  let between = '\n';
  return {
    head: `{"format":"${OWN_JSON_FORMAT}","version":1,"printings":[`,
    rows: (batch) => {
      const entries = batch.map((printing) =>
        JSON.stringify({
          set: printing.setCode,
          cardNumber: printing.number,
          name: printing.name,
          subtitle: printing.subtitle,
          variant: printing.variantType,
          count: printing.inventory,
          ...(isOwner && { missing: printing.missingOverride }),
        }),
      );
      const text = between + entries.join(',\n');
      between = ',\n';
      return text;
    },
    foot: '\n]}\n',
  };
}
