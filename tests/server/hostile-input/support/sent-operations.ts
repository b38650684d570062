import { schema } from '@server/app/graphql/schema';
import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  typeFromAST,
  type GraphQLInputType,
  type OperationDefinitionNode,
} from 'graphql';
import manifest from '../../../../operations.json';

/** A valid value for an argument, by its name. */
export type ValidTexts = Readonly<Record<string, string>>;

export interface SentOperation {
  id: string;
  name: string;
  isMutation: boolean;
  /** The path of each text argument, such as `input.offerItems.variantId`. */
  texts: string[];
  /** Variables with `text` in the place of one of them; the others are valid. */
  variables(valid: ValidTexts, place: string | null, text: string): Record<string, unknown>;
}

const NO_TEXT = new Set(['Int', 'Float', 'Boolean']);

/** Every operation of the manifest, with the texts that it takes. */
export const sentOperations: SentOperation[] = Object.entries(manifest).map(([id, source]) => {
  const operation = parse(source).definitions.find(
    (definition): definition is OperationDefinitionNode =>
      definition.kind === Kind.OPERATION_DEFINITION,
  );
  const variables = (operation?.variableDefinitions ?? []).map(({ variable, type }) => ({
    name: variable.name.value,
    type: typeFromAST(schema, type as never) as GraphQLInputType,
  }));
  return {
    id,
    name: operation?.name?.value ?? id,
    isMutation: operation?.operation === 'mutation',
    texts: variables.flatMap(({ name, type }) => textsOf(type, name)),
    variables: (valid, place, text) =>
      Object.fromEntries(
        variables.map(({ name, type }) => [
          name,
          valueOf(type, name, (path, own) => (path === place ? text : valid[own])),
        ]),
      ),
  };
});

function textsOf(type: GraphQLInputType, path: string): string[] {
  if (isNonNullType(type) || isListType(type)) return textsOf(type.ofType, path);
  if (isInputObjectType(type)) {
    return Object.values(type.getFields()).flatMap((field) =>
      textsOf(field.type, `${path}.${field.name}`),
    );
  }
  return isEnumType(type) || NO_TEXT.has(type.name) ? [] : [path];
}

function valueOf(
  type: GraphQLInputType,
  path: string,
  textAt: (path: string, ownName: string) => string | undefined,
): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType, path, textAt);
  if (isListType(type)) return [valueOf(type.ofType, path, textAt)];
  if (isInputObjectType(type)) {
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [
        field.name,
        valueOf(field.type, `${path}.${field.name}`, textAt),
      ]),
    );
  }
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (type.name === 'Boolean') return true;
  if (NO_TEXT.has(type.name)) return 1;
  return textAt(path, path.slice(path.lastIndexOf('.') + 1)) ?? null;
}
