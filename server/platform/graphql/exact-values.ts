import { isScalarType, isSpecifiedScalarType, type GraphQLSchema } from 'graphql';

/**
 * Lets GraphQL's own scalars refuse what they would convert, such as the text '5' for an Int. Compiled operations send
 * values as resolvers return them, and only an operation's first run checks them: it must not be more lenient, or tests
 * would pass with answers that change their type later.
 */
export function withExactValues(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isScalarType(type) || !isSpecifiedScalarType(type)) continue;
    const { serialize } = type;
    type.serialize = (value: unknown) => {
      const sent = serialize(value);
      if (sent !== value)
        throw new TypeError(`A resolver returned a ${typeof value} as ${type.name}`);
      return sent;
    };
  }
  return schema;
}
