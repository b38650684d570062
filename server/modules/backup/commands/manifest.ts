import { z } from 'zod';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const amount = z.number().int().nonnegative();
/** As our migrations name tables and columns. Which of them there are, the schema says (restore-backup). */
const ownName = z.string().regex(/^[a-z][a-z0-9_]{0,62}$/);

/** What a backup says of itself, at its end: by then, everything before it has been counted. */
export const manifestSchema = z.object({
  format: z.literal('starbinder-backup'),
  version: z.literal(1),
  /** ISO 8601: the moment whose data it holds. */
  takenAt: z.iso.datetime({ offset: true }),
  /** The version of the PostgreSQL that it came from, for people to read. */
  postgres: z.string().max(200),
  /** The schema: every migration that had run, in order. */
  migrations: z.array(z.object({ name: z.string().regex(/^[\w-]{1,100}$/), hash: sha256 })).min(1),
  /** In an order in which no row comes before one that it refers to. */
  tables: z.array(
    z.object({
      name: ownName,
      columns: z.array(ownName).min(1),
      rows: amount,
      /** Of the rows' text. */
      bytes: amount,
      sha256,
    }),
  ),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type TableInBackup = Manifest['tables'][number];

export const MANIFEST_NAME = 'manifest.json';

/** The name of a part of a table within the file; a table's parts follow each other. */
export const partName = (table: string, part: number): string =>
  `tables/${table}/${String(part).padStart(6, '0')}.copy`;

/** The table that a part belongs to; null for another name. */
export const tableOfPart = (name: string): string | null =>
  /^tables\/([a-z_]+)\/\d{6}\.copy$/.exec(name)?.[1] ?? null;
