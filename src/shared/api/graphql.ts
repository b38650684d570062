import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './generated/graphql-env';

/**
 * Writes a typed operation or fragment. Operations are in `*.operations.ts` files and need
 * `npm run codegen` afterwards, since the server answers only those in its manifest.
 */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  scalars: { DateTime: string; ID: string };
  disableMasking: true;
}>();

export type { ResultOf, VariablesOf } from 'gql.tada';
