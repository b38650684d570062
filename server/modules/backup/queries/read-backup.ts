import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { BackupRefused } from '../commands/backup-refused';
import { MANIFEST_NAME, type Manifest, manifestSchema, tableOfPart } from '../commands/manifest';

/** What each of our files begins with. The checksum at a gzip file's end doesn't cover these bytes. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0]);
const LARGEST_MANIFEST = 1024 * 1024;

/** A piece of a table's rows as COPY wrote them; it may end within a row. A table's pieces follow each other. */
interface Piece {
  table: string;
  text: Buffer;
}

/**
 * Reads a whole backup and compares it with what it says of itself.
 *
 * @throws {BackupRefused} FILE_UNREADABLE, NOT_A_BACKUP or DAMAGED
 */
export async function verifyBackup(path: string): Promise<Manifest> {
  await checkBeginning(path);
  const seen = new Map<string, { rows: number; bytes: number; hash: Hash }>();
  let manifestText: string | undefined;
  let last = '';
  for await (const piece of piecesOf(path, (text) => (manifestText = text))) {
    if (manifestText !== undefined) throw damaged(path, 'something follows its end');
    if (piece.table !== last && seen.has(piece.table)) throw damaged(path, 'its order is wrong');
    last = piece.table;
    const table = seen.get(piece.table) ?? { rows: 0, bytes: 0, hash: createHash('sha256') };
    seen.set(piece.table, table);
    table.hash.update(piece.text);
    table.bytes += piece.text.length;
    // COPY writes a line break within a value as two other characters.
    for (let at = piece.text.indexOf(10); at >= 0; at = piece.text.indexOf(10, at + 1))
      table.rows += 1;
  }
  if (manifestText === undefined) throw notABackup(path, 'it has no manifest');
  const manifest = manifestIn(manifestText, path);
  for (const { name, rows, bytes, sha256 } of manifest.tables) {
    const table = seen.get(name);
    seen.delete(name);
    const isSame =
      (table?.rows ?? 0) === rows &&
      (table?.bytes ?? 0) === bytes &&
      (table?.hash ?? createHash('sha256')).digest('hex') === sha256;
    if (!isSame) throw damaged(path, `its table ${name} isn’t what was written`);
  }
  if (seen.size > 0) throw damaged(path, `it has a table ${[...seen.keys()].join(', ')} too many`);
  return manifest;
}

/**
 * The rows in a backup, in the file's order.
 *
 * @param onManifest gets the manifest's text once it comes
 * @throws {BackupRefused} while reading: DAMAGED or NOT_A_BACKUP
 */
export async function* piecesOf(
  path: string,
  onManifest: (text: string) => void = () => undefined,
): AsyncGenerator<Piece> {
  const archive = extract();
  const read = pipeline(createReadStream(path), createGunzip(), archive);
  // Awaited at the end; a failure reaches the loop first.
  read.catch(() => undefined);
  try {
    for await (const entry of archive) {
      const { name, size = 0 } = entry.header;
      const table = tableOfPart(name);
      if (table !== null) {
        for await (const text of entry) yield { table, text: text as Buffer };
      } else if (name === MANIFEST_NAME && size <= LARGEST_MANIFEST) {
        const pieces: Buffer[] = [];
        for await (const piece of entry) pieces.push(piece as Buffer);
        onManifest(Buffer.concat(pieces).toString());
      } else {
        throw notABackup(path, `it holds ${JSON.stringify(name.slice(0, 100))}`);
      }
    }
    await read;
  } catch (error) {
    if (error instanceof BackupRefused) throw error;
    if ((error as NodeJS.ErrnoException).syscall !== undefined) throw unreadable(path, error);
    throw damaged(path, 'it ends early, or something in it was changed');
  }
}

async function checkBeginning(path: string): Promise<void> {
  const beginning = Buffer.alloc(GZIP_HEADER.length);
  try {
    const file = await open(path);
    try {
      await file.read(beginning, 0, beginning.length, 0);
    } finally {
      await file.close();
    }
  } catch (error) {
    throw unreadable(path, error);
  }
  if (!beginning.equals(GZIP_HEADER)) throw notABackup(path, 'it begins differently');
}

function manifestIn(text: string, path: string): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    // Its bytes are as they were written, by the checksum at the end of the file.
    throw notABackup(path, 'its manifest can’t be read');
  }
}

const unreadable = (path: string, error: unknown) =>
  new BackupRefused(
    'FILE_UNREADABLE',
    `Cannot read ${path} (${(error as NodeJS.ErrnoException).code}).`,
  );

export const notABackup = (path: string, why: string): BackupRefused =>
  new BackupRefused(
    'NOT_A_BACKUP',
    `${path} isn’t a backup of Starbinder: ${why}. Nothing was changed.`,
  );

const damaged = (path: string, why: string) =>
  new BackupRefused('DAMAGED', `${path} is damaged: ${why}. Nothing was changed.`);
