import { createHash } from 'node:crypto';
import type { Database } from '@server/platform/db/database';
import { ImportRefused, type ImportRefusal } from './import-refusal';
import type { ImportReport } from './report';
import type { SourceLimits } from '../sync/source-files/open-address';
import { openSource } from './open-source';
import type { SetTexts } from './store/write-cards';
import { writeSetFile } from './write-set-file';
import { parseJson, type ParseJson } from '../sync/sources/json/parse-json';
import { jsonOf } from '../sync/sources/json/read-json';
import { readFile } from '../sync/sources/swu-db/read-file';
import type { CardFile } from './cards/printing';

export interface ImportOptions {
  /** The time of the file's prices; now, if the file is new (rules/catalogue#prices-in-files). */
  recordedAt?: Date | undefined;
  /** Import only this set's rows; without it, those of the first row's set. */
  setCode?: string | undefined;
  texts?: SetTexts;
  replaceDemo?: boolean;
  discardChanges?: boolean;
  /** Accept price jumps. */
  accept?: boolean;
}

export interface ImportSurroundings {
  database: Database;
  /** Where backups go. */
  dataDir: string;
  now: Date;
  progress: (message: string) => void;
  limits?: SourceLimits;
  /** Gives the bytes of the source, if they are neither in a file nor at an address. */
  open?: (source: string) => AsyncIterable<Uint8Array>;
  /** Parses the file; by default in the caller's own thread. */
  parse?: ParseJson | undefined;
}

export type ImportOutcome =
  | { ok: true; report: ImportReport }
  | { ok: false; refusal: ImportRefusal };

/**
 * Imports a swu-db set file, or the answer of an http(s) address, in one transaction (rules/catalogue#importing). The
 * whole file is read and checked before the first row is written.
 */
export async function importCatalogueFile(
  source: string,
  options: ImportOptions,
  surroundings: ImportSurroundings,
): Promise<ImportOutcome> {
  const { database, now, dataDir, progress, limits, parse = parseJson } = surroundings;
  const open = surroundings.open ?? ((from) => openSource(from, limits));
  try {
    const hash = createHash('sha256');
    const file = await readFile({
      name: source,
      json: () => jsonOf(hashing(open(source), hash), parse),
    });
    const setCode = options.setCode ?? setCodeOf(file, source);
    progress(`Read ${file.rows} rows of ${source}; writing ${setCode}.`);
    const { report } = await writeSetFile(database, file, {
      source,
      contentHash: hash.digest('hex'),
      setCode,
      recordedAt: options.recordedAt ?? null,
      texts: options.texts ?? {},
      accept: options.accept ?? false,
      demo: {
        replaceDemo: options.replaceDemo ?? false,
        discardChanges: options.discardChanges ?? false,
        dataDir,
        now,
        progress,
      },
    });
    return { ok: true, report };
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    const { code, message, removes } = error;
    return { ok: false, refusal: { code, message, ...(removes !== undefined && { removes }) } };
  }
}

function setCodeOf(file: CardFile, source: string): string {
  const first = file.printings[0];
  if (first) return first.setCode;
  const reason = file.rejected[0]?.reason ?? '';
  throw new ImportRefused(
    'NOT_THE_FORMAT',
    `${source} has no row that can be imported; row 1: ${reason}.`,
  );
}

async function* hashing(chunks: AsyncIterable<Uint8Array>, hash: ReturnType<typeof createHash>) {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}
