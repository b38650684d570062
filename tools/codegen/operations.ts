import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Kind, print, type DocumentNode } from 'graphql';

export interface Operation {
  name: string;
  /** The text that runs, fragments included. */
  text: string;
  /** SHA-256 of the text in hex: what a client sends instead of it. */
  id: string;
}

/**
 * Finds every operation that the browser application exports from a `*.operations.ts` file.
 *
 * @throws when two operations share a name, since a client names its operation's id by it
 */
export async function collectOperations(source: string): Promise<Operation[]> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.operations.ts'))
    .sort();
  const found = new Map<string, Operation>();
  for (const file of files) {
    const exported = (await import(path.join(source, file))) as Record<string, unknown>;
    for (const operation of Object.values(exported).flatMap(toOperation)) {
      if (found.has(operation.name)) throw new Error(`Two operations are named ${operation.name}`);
      found.set(operation.name, operation);
    }
  }
  return [...found.values()];
}

function toOperation(value: unknown): Operation[] {
  if (!isDocument(value)) return [];
  const definition = value.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (definition === undefined) return [];
  if (definition.name === undefined) throw new Error(`An operation has no name: ${print(value)}`);
  const text = print(value);
  const id = createHash('sha256').update(text).digest('hex');
  return [{ name: definition.name.value, text, id }];
}

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === Kind.DOCUMENT;
