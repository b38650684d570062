import { schema } from '@server/app/graphql/schema';
import { printSchema } from 'graphql';
import type { Operation } from './operations';

/** The contract between browser and server (`schema.graphql`). */
export const schemaText = (): string => `${printSchema(schema)}\n`;

/**
 * The manifest (`operations.json`, id → text) with these operations added. Nothing is ever taken
 * out: a tab left open since an earlier release still sends that release's operations (rules/operation#old-tabs).
 */
export const manifestText = (
  existing: Record<string, string>,
  operations: readonly Operation[],
): string => {
  const all = { ...existing, ...Object.fromEntries(operations.map(({ id, text }) => [id, text])) };
  return toText(all);
};

/** Operation name → id, which the browser application sends (`operation-ids.json`). */
export const operationIdsText = (operations: readonly Operation[]): string =>
  toText(Object.fromEntries(operations.map(({ name, id }) => [name, id])));

const toText = (entries: Record<string, string>): string => {
  const sorted = Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
};
