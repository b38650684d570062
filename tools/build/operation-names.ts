import type { Plugin } from 'vite';

const FILE = /\.operations\.ts$/;
/** A call of `graphql` with the operation's or fragment's text, and the fragments that it uses. */
const CALL = /\bgraphql\(\s*`([^`]*)`\s*,?\s*(?:\[[^\]]*\]\s*,?\s*)?\)/g;
const OPERATION = /^\s*(query|mutation|subscription)\s+(\w+)/;

/**
 * Leaves only the names of operations in a production build: the browser asks by hash and needs neither their texts nor
 * the time to parse all of them at its start.
 */
export const operationNames = (): Plugin => ({
  name: 'operation-names',
  enforce: 'pre',
  apply: 'build',
  transform: (code, id) => (FILE.test(id) ? { code: withNamesOnly(code), map: null } : undefined),
});

/** @throws Error for a call that isn't written as the others are: its text would stay */
export function withNamesOnly(code: string): string {
  const named = code.replaceAll(CALL, (_call, text: string) => {
    const [, operation, name] = OPERATION.exec(text) ?? [];
    return name === undefined ? 'null as never' : `named('${operation}', '${name}')`;
  });
  if (/\bgraphql\(/.test(named)) throw new Error('An operation isn’t written as a plain template.');
  return `${named}\n${NAMED}`;
}

/** A document of one operation that has nothing but a name. */
const NAMED = `function named(operation, value) {
  const selectionSet = { kind: 'SelectionSet', selections: [] };
  const name = { kind: 'Name', value };
  const definition = { kind: 'OperationDefinition', operation, name, selectionSet };
  return { kind: 'Document', definitions: [definition] } as never;
}
`;
