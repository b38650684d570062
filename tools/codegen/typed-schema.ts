import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Writes the types that gql.tada infers operations from, made of `schema.graphql` in `root`. */
export function writeTypedSchema(root: string, output: string): void {
  const gqlTada = createRequire(path.join(root, 'package.json')).resolve('gql.tada/package.json');
  const cli = path.join(path.dirname(gqlTada), 'bin/cli.js');
  execFileSync(process.execPath, [cli, 'generate-output', '--output', output], { cwd: root });
}
