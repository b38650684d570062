import { GraphQLError } from 'graphql';
import type { introspection_types as Types } from '@/shared/api/generated/graphql-env';

/**
 * What the server answers to queries and mutations, by their names in schema.graphql: a value, or a function of the
 * arguments, which may change what is answered later or throw a `refusal`. A test gives `renderApp` those that it is
 * about, and may replace them in `api.answers`; the others are in `usual-answers.ts`.
 */
export type Answers = {
  [Name in keyof Operations]?:
    | Value<Operations[Name]>
    | ((asked: never) => Value<Operations[Name]>)
    | undefined;
};

/** A value as schema.graphql has it: an object with all of its fields, of which those that may be null can be left out. */
export type Fixture<Name extends keyof Types> = Name extends keyof Scalars
  ? Scalars[Name]
  : Types[Name] extends { enumValues: infer Word }
    ? Word
    : {
        [Key in Exclude<keyof Fields<Name>, Nullable<Fields<Name>>>]: Field<Fields<Name>[Key]>;
      } & { [Key in Nullable<Fields<Name>>]?: Value<Fields<Name>[Key]> | undefined };

/** What the server throws where no payload says what is wrong. */
export const refusal = (code: string, message: string, more: object = {}) =>
  new GraphQLError(message, { extensions: { code, ...more } });

/** What a paged query asks for. */
export interface AskedPage {
  first: number;
  after?: string | null;
}

/** A page of rows; the position after it is the cursor. */
export function pageOf<Row>(rows: readonly Row[], { first, after }: AskedPage) {
  const start = Number(after ?? 0);
  const end = Math.min(start + first, rows.length);
  return {
    nodes: rows.slice(start, end),
    pageInfo: { endCursor: String(end), hasNextPage: end < rows.length },
  };
}

type Operations = Fields<'Query'> & Fields<'Mutation'>;

type Fields<Name extends keyof Types> = Types[Name] extends { fields: infer All }
  ? { [Key in keyof All]: All[Key] extends { type: infer Type } ? Type : never }
  : never;

type Nullable<All> = {
  [Key in keyof All]: All[Key] extends { kind: 'NON_NULL' } ? never : Key;
}[keyof All];

/** A page depends on arguments, which the generated types leave out. */
type Field<Type> = Type extends { ofType: { kind: 'OBJECT'; name: `${string}Page` } }
  ? Value<Type> | ((asked: never) => Value<Type>)
  : Value<Type>;

type Value<Type> = Type extends { kind: 'NON_NULL'; ofType: infer Inner }
  ? Present<Inner>
  : Present<Type> | null;

type Present<Type> = Type extends { kind: 'LIST'; ofType: infer Item }
  ? readonly Value<Item>[]
  : Type extends { name: infer Name extends keyof Types }
    ? Fixture<Name>
    : never;

interface Scalars {
  ID: string;
  String: string;
  Int: number;
  Float: number;
  Boolean: boolean;
  DateTime: string;
}
