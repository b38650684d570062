import { isPlainText } from '@domain/plain-text';
import { fieldRefusal } from '@server/platform/errors';
import { defaultFieldResolver, isObjectType, type GraphQLSchema } from 'graphql';

/**
 * Rejects text that PostgreSQL can't store or compare (NUL, lone surrogates) in any argument, input field or list,
 * before a resolver runs, with a field error that names the place.
 */
export function withPlainTextArguments(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const field of Object.values(type.getFields())) {
      if (field.args.length === 0) continue;
      const { resolve = defaultFieldResolver } = field;
      field.resolve = (parent, args: unknown, context, info) => {
        checkText(args, []);
        return resolve(parent, args as object, context, info);
      };
    }
  }
  return schema;
}

/** @throws a field error for the first such text; its field is like `additions.0.variantId` */
function checkText(value: unknown, path: readonly string[]): void {
  if (typeof value === 'string') {
    if (isPlainText(value)) return;
    throw fieldRefusal(path.join('.'), 'This contains a character that can’t be stored.');
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) checkText(part, [...path, name]);
}
