import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { schema } from '@server/app/graphql/schema';
import { admit } from '@server/platform/graphql/limits';
import manifest from '../../operations.json';
import { withPrograms } from '../../tools/codegen/collection-files';
import { collectOperations } from '../../tools/codegen/operations';
import { manifestText, operationIdsText, schemaText } from '../../tools/codegen/outputs';
import { writeTypedSchema } from '../../tools/codegen/typed-schema';

const root = process.cwd();
const read = (name: string) => readFile(path.join(root, name), 'utf8');

/** Run `npm run codegen` when one of these fails. */
describe('what codegen writes is up to date', () => {
  it('schema.graphql', async () => {
    expect(await read('schema.graphql')).toBe(schemaText());
  });

  it('graphql-env.d.ts', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'starbinder-codegen-'));
    const output = path.join(folder, 'graphql-env.d.ts');
    writeTypedSchema(root, output);
    expect(await read('src/shared/api/generated/graphql-env.d.ts')).toBe(
      await readFile(output, 'utf8'),
    );
    await rm(folder, { recursive: true });
  });

  it('docs/collection-files.md', async () => {
    const document = await read('docs/collection-files.md');
    expect(document).toBe(withPrograms(document));
  });

  it('operations.json and operation-ids.json', async () => {
    const operations = await collectOperations(path.join(root, 'src'));
    expect(operations).not.toHaveLength(0);
    expect(await read('operations.json')).toBe(manifestText(manifest, operations));
    expect(await read('src/shared/api/generated/operation-ids.json')).toBe(
      operationIdsText(operations),
    );
  });
});

describe('the manifest', () => {
  it.each(Object.entries(manifest))('holds %s, which may run', (_id, text) => {
    expect(() => admit(schema, text)).not.toThrow();
  });

  it('only grows', () => {
    const grown = manifestText({ old: 'query Old { contactEmail }' }, []);
    expect(JSON.parse(grown)).toEqual({ old: 'query Old { contactEmail }' });
  });
});
