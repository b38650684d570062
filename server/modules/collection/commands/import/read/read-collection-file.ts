import {
  type CollectionFileFormat,
  type ColumnMapping,
  type FileContents,
  FileRefused,
  type FileSyntax,
  syntaxOf,
  Tally,
} from '@domain/collection-file';
import type { Database } from '@server/platform/db/database';
import { type FileText, fileText } from './decoded-text';
import { readCsv } from './read-csv';
import { readJson } from './read-json';
import { readText } from './read-text';
import { cataloguePrintings, rowTaker, type TakeRow } from './take-rows';

/** What a reader finds out about a file beside its rows. */
export interface FileFacts {
  format: CollectionFileFormat;
  /** The columns' names; empty without columns. */
  header: readonly string[];
  /** What the reader decided by itself, as sentences. */
  remarks: readonly string[];
}

/** Reads a text and takes its rows. @throws {FileRefused} if it isn't a collection */
type Reader = (text: FileText, take: TakeRow, mapping: ColumnMapping | null) => Promise<FileFacts>;

/** The formats, with their columns and words, are in `domain/collection-file`. */
const READERS: Record<FileSyntax, Reader> = { CSV: readCsv, JSON: readJson, TEXT: readText };

/** A file as it arrives. */
export interface CollectionFile {
  chunks: AsyncIterable<Uint8Array>;
  /** The person's column mapping, if they sent one (rules/collection-files#mapping). */
  mapping: ColumnMapping | null;
}

/**
 * Reads a file of any known format as it arrives (rules/collection-files#formats). Only the count of each printing and
 * the first rejected rows stay in memory.
 *
 * @throws {FileRefused} if it isn't a collection
 */
export async function readCollectionFile(
  database: Database,
  { chunks, mapping }: CollectionFile,
): Promise<FileContents> {
  const text = await fileText(chunks);
  const tally = new Tally();
  const take = rowTaker(await cataloguePrintings(database), tally);
  const { format, header, remarks } = await READERS[syntaxOf(text.start)](text, take, mapping);
  const encoding = text.otherEncoding();
  const contents = tally.contents(format, {
    header,
    remarks: [
      ...remarks,
      ...(encoding === null
        ? []
        : [`It isn’t UTF-8, so its letters were read as ${encoding}. Check names with accents.`]),
    ],
  });
  if (contents.rows === 0) throw new FileRefused('EMPTY');
  return contents;
}
