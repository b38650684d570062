import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHIPPED_FORMATS } from '@domain/deck';
import { buildSchema, getOperationAST, graphql, parse } from 'graphql';
import type { Answers } from './answers';
import { catalogueFileOf, marketFileOf, catalogueAnswers, type FakeCatalogue } from './catalogue';
import { FakeRest } from './fake-rest';
import { usualAnswers } from './usual-answers';

const root = process.cwd();
const schema = buildSchema(readFileSync(join(root, 'schema.graphql'), 'utf8'));
const texts = JSON.parse(readFileSync(join(root, 'operations.json'), 'utf8')) as Record<
  string,
  string
>;

/** One call that the application made. */
export interface ApiCall {
  method: string;
  operationName: string;
  variables: Record<string, unknown>;
}

type Answer = (init: RequestInit) => Promise<Response>;

export interface FakeApi {
  /** GraphQL's. */
  calls: ApiCall[];
  /** What the schema's queries and mutations are answered; a test may change it at any time. */
  answers: Answers;
  /** The calls outside of GraphQL: sign-in, session and logout. */
  rest: FakeRest;
  /** Answers every GraphQL call this way from now on; null returns to the schema. */
  answerWith: (answer: Answer | null) => void;
  /** Makes every GraphQL call from now on wait; returns a function that ends this. */
  hold: () => () => void;
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });

/** Ways in which a call can fail. */
export const failing = {
  /** A GraphQL error. */
  error:
    (message: string, extensions: object): Answer =>
    async () =>
      json({ errors: [{ message, extensions }] }),
  /** An HTTP status with a page where JSON should be. */
  html:
    (status: number): Answer =>
    async () =>
      new Response('<h1>Oh dear</h1>', { status, headers: { 'content-type': 'text/html' } }),
  offline: async () => {
    throw new TypeError('Failed to fetch');
  },
  /** Never answers; gives up when it is aborted. */
  silent: ({ signal }: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    }),
} satisfies Record<string, Answer | ((...given: never[]) => Answer)>;

function readCall(input: RequestInfo | URL, init: RequestInit) {
  if (typeof init.body === 'string') {
    return JSON.parse(init.body) as { id: string; variables?: Record<string, unknown> };
  }
  const parameters = new URL(String(input)).searchParams;
  const variables = JSON.parse(parameters.get('variables') ?? '{}') as Record<string, unknown>;
  return { id: parameters.get('id') ?? '', variables };
}

/** Puts an executable copy of schema.graphql over a catalogue and `given` answers behind `fetch`, for one test. */
export function fakeApi(catalogue: FakeCatalogue, given: Answers = {}): FakeApi {
  const calls: ApiCall[] = [];
  const rest = new FakeRest();
  const answers: Answers = {
    ...usualAnswers,
    currentUser: () => rest.user && { ...rest.user, verifiedEmail: rest.user.email },
    ...catalogueAnswers(catalogue),
    ...given,
  };
  rest.answerWith('GET /api/catalogue', async () => json(catalogueFileOf(catalogue)));
  rest.answerWith('GET /api/deck_formats', async () => json(SHIPPED_FORMATS));
  rest.answerWith('GET /api/market', async () => json(marketFileOf(catalogue)));
  let override: Answer | null = null;
  let held: Promise<void> | null = null;

  globalThis.fetch = async (input, init = {}) => {
    const restAnswer = rest.answer(input, init);
    if (restAnswer) return restAnswer;
    const { id, variables = {} } = readCall(input, init);
    const source = texts[id];
    if (source === undefined) {
      return json({
        errors: [{ message: 'Unknown operation', extensions: { code: 'UNKNOWN_OPERATION' } }],
      });
    }
    const operationName = getOperationAST(parse(source))?.name?.value ?? '';
    calls.push({ method: init.method ?? 'GET', operationName, variables });
    if (held) await held;
    if (override) return override(init);
    return json(await graphql({ schema, source, rootValue: answers, variableValues: variables }));
  };

  return {
    calls,
    answers,
    rest,
    answerWith(answer) {
      override = answer;
    },
    hold() {
      let release = () => undefined as void;
      held = new Promise((resolve) => {
        release = resolve;
      });
      return () => {
        held = null;
        release();
      };
    },
  };
}
