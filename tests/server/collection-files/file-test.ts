import { eq } from 'drizzle-orm';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { VariantType } from '@domain/card';
import type { AppliedImport, ImportMode, ImportPreview } from '@domain/collection-file';
import type { Database } from '@server/platform/db/database';
import { collectionItem } from '@server/modules/collection/tables';
import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import type { Person } from '../users/support/sign-up';

const CARDS: [id: string, name: string, printings: [VariantType, string][]][] = [
  [
    'sor-001',
    'Tamsin Vale',
    [
      ['STANDARD', '001'],
      ['SHOWCASE', '265'],
    ],
  ],
  [
    'sor-059',
    'Glass “Moth”, Waking',
    [
      ['STANDARD', '059'],
      ['FOIL', '059F'],
      ['HYPERSPACE', '324'],
      ['HYPERSPACE_FOIL', '324F'],
    ],
  ],
  ['sor-060', '=cmd|"/c calc"!A1', [['STANDARD', '060']]],
  [
    'jtl-010',
    '-Ørsted, the Quiet',
    [
      ['STANDARD', '010'],
      ['FOIL', '661'],
      ['PRESTIGE', '1015'],
      ['PRESTIGE_FOIL', '1051'],
      ['PRESTIGE_SERIALIZED', '1087'],
    ],
  ],
  [
    'lof-008',
    'Lantern Keeper',
    [
      ['STANDARD', '008'],
      ['FOIL', '008'],
    ],
  ],
];

/** Three invented sets: foils with an F, with numbers of their own, and with their base's number. */
export async function insertFileCatalogue(database: Database): Promise<void> {
  for (const [index, code] of ['SOR', 'JTL', 'LOF'].entries()) {
    await insertCardSet(database, { code, position: index + 1 });
  }
  for (const [id, name, printings] of CARDS) {
    await insertCard(database, { id, name, cardSetId: id.slice(0, 3), subtitle: '@dusk' });
    for (const [variantType, number] of printings) {
      await insertPrinting(database, { cardId: id, variantType, number });
    }
  }
}

/** Counts as the collection has them, by printing: `[inventory, override]`. */
export async function countsOf(
  database: Database,
  { id }: Person,
): Promise<Record<string, [number, number | null]>> {
  const rows = await database
    .select()
    .from(collectionItem)
    .where(eq(collectionItem.userId, id))
    .orderBy(collectionItem.cardVariantId);
  return Object.fromEntries(
    rows.map((row) => [row.cardVariantId, [row.inventory, row.missingOverride]]),
  );
}

interface Upload {
  type?: string;
  fileName?: string;
  headers?: Record<string, string>;
  query?: Record<string, string>;
}

/** Sends a file, as the browser does. */
export const upload = (
  app: FastifyInstance,
  person: Person | null,
  file: string | Buffer,
  { type = 'text/csv', fileName = 'my cards.csv', headers = {}, query = {} }: Upload = {},
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url: '/api/import_collection',
    query: { file_name: fileName, ...query },
    headers: { ...person?.headers, 'content-type': type, ...headers },
    payload: file,
  });

export async function preview(
  app: FastifyInstance,
  person: Person,
  file: string | Buffer,
  given?: Upload,
): Promise<ImportPreview> {
  const response = await upload(app, person, file, given);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json();
}

export const apply = (
  app: FastifyInstance,
  person: Person,
  id: string,
  mode: ImportMode | string = 'add',
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url: `/api/import_collection/${id}/apply`,
    query: { mode },
    headers: person.headers,
  });

/** The last of an answer's lines. */
export const appliedIn = (response: LightMyRequestResponse): AppliedImport =>
  JSON.parse(response.body.trimEnd().split('\n').at(-1)!).applied;

/** Previews and applies. */
export async function bringIn(
  app: FastifyInstance,
  person: Person,
  file: string | Buffer,
  mode: ImportMode = 'add',
  given?: Upload,
): Promise<AppliedImport> {
  const { id } = await preview(app, person, file, given);
  return appliedIn(await apply(app, person, id, mode));
}

export const exported = (
  app: FastifyInstance,
  person: Person | null,
  query: Record<string, string>,
): Promise<LightMyRequestResponse> =>
  app.inject({ url: '/api/export_collection', query, headers: { ...person?.headers } });
