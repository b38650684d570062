import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withPrograms } from './codegen/collection-files';
import { collectOperations } from './codegen/operations';
import { manifestText, operationIdsText, schemaText } from './codegen/outputs';
import { writeTypedSchema } from './codegen/typed-schema';

/**
 * `npm run codegen`: prints the contract and everything made from it. Run it after a change of the
 * schema or of an operation; a contract test fails while an output is stale.
 */
const root = path.resolve(import.meta.dirname, '..');
const generated = path.join(root, 'src/shared/api/generated');
const manifest = path.join(root, 'operations.json');

writeFileSync(path.join(root, 'schema.graphql'), schemaText());
writeTypedSchema(root, path.join(generated, 'graphql-env.d.ts'));

const collectionFiles = path.join(root, 'docs/collection-files.md');
writeFileSync(collectionFiles, withPrograms(readFileSync(collectionFiles, 'utf8')));

const operations = await collectOperations(path.join(root, 'src'));
const existing = existsSync(manifest) ? readFileSync(manifest, 'utf8') : '{}';
writeFileSync(manifest, manifestText(JSON.parse(existing), operations));
writeFileSync(path.join(generated, 'operation-ids.json'), operationIdsText(operations));
