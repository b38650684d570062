import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { type Manifest, MANIFEST_NAME, partName } from '@server/modules/backup/commands/manifest';

/** A manifest, which may say anything. */
export type CraftedManifest = { [Key in keyof Manifest]: unknown } & {
  tables: { [key: string]: unknown }[];
};

/** What somebody puts into a file that is whole by all its checksums. */
export interface Craft {
  manifest?: (manifest: CraftedManifest) => unknown;
  /** Rows of a table as COPY writes them, each with its line break. */
  rows?: Readonly<Record<string, string>>;
}

/** Writes a backup that differs from another one, with checksums to match. */
export async function craftBackup(from: string, to: string, craft: Craft): Promise<void> {
  const parts: { name: string; bytes: Buffer }[] = [];
  let manifest: CraftedManifest | undefined;
  const archive = extract();
  archive.end(gunzipSync(await readFile(from)));
  for await (const entry of archive) {
    const bytes = await buffer(entry);
    if (entry.header.name === MANIFEST_NAME) manifest = JSON.parse(bytes.toString());
    else parts.push({ name: entry.header.name, bytes });
  }
  if (manifest === undefined) throw new Error(`${from} has no manifest.`);
  for (const [table, text] of Object.entries(craft.rows ?? {})) {
    const bytes = Buffer.from(text);
    parts.push({ name: partName(table, 1), bytes });
    const sums = {
      rows: text.split('\n').length - 1,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    };
    const known = manifest.tables.find(({ name }) => name === table);
    if (known === undefined) manifest.tables.push({ name: table, columns: [], ...sums });
    else Object.assign(known, sums);
  }
  const crafted = pack();
  for (const { name, bytes } of parts) crafted.entry({ name }, bytes);
  crafted.entry({ name: MANIFEST_NAME }, JSON.stringify(craft.manifest?.(manifest) ?? manifest));
  crafted.finalize();
  await writeFile(to, gzipSync(await buffer(crafted)));
}
