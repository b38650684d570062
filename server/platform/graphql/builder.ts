import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import type { Context } from './context';

/**
 * The one schema builder: modules add their types and queries to it. Fields are non-null unless they say otherwise. A
 * Query field with the extension `catalogue: true` answers from the catalogue alone, the same for everyone, so its
 * answers may be cached; one with `replica: true` may be up to five seconds late about others.
 */
export const builder = new SchemaBuilder<{
  Context: Context;
  DefaultFieldNullability: false;
  Scalars: {
    DateTime: { Input: string; Output: string };
    ID: { Input: string; Output: string };
  };
}>({
  plugins: [ComplexityPlugin],
  defaultFieldNullability: false,
  // Complexity is checked before anything runs (limits), not by a wrapper around each resolver.
  complexity: { disabled: true, defaultComplexity: 1, defaultListMultiplier: 1 },
});

builder.scalarType('DateTime', {
  description: 'A moment as ISO 8601 text in UTC, such as 2026-03-01T00:00:00.000Z.',
  serialize: (value) => value,
  parseValue: String,
});

builder.queryType({});
builder.mutationType({});

/** Marks a Query field that answers from the catalogue alone. */
export const CATALOGUE = { extensions: { catalogue: true, replica: true } } as const;

/** Marks one that answers from a single set, and adds its id to the context's `askedCardSets`. */
export const ONE_CARD_SET = {
  extensions: { catalogue: true, oneCardSet: true, replica: true },
} as const;

/** Marks one that may be read from a replica (rules/operation#replicas). */
export const FROM_REPLICA = { extensions: { replica: true } } as const;

/** Marks one that searches everything, for anybody: its reads share a part of the connections (rules/attacks#shared-reads). */
export const SEARCH = { extensions: { search: true, replica: true } } as const;

/** What the builder knows, for functions that make types. */
export type SchemaTypesOf =
  typeof builder extends PothosSchemaTypes.SchemaBuilder<infer Types> ? Types : never;
