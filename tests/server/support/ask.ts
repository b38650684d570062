import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

// oxlint-disable-next-line no-explicit-any -- a test knows what it asked for
export type Anything = any;

export interface Answer<Data> {
  status: number;
  data: Data;
  errors: { message: string; path?: string[]; extensions: Record<string, unknown> }[] | undefined;
  response: LightMyRequestResponse;
}

/** Sends an operation's text, as a development browser does; as a person with `insertSession`'s header. */
export async function ask<Data = Anything>(
  app: FastifyInstance,
  query: string,
  variables?: Record<string, unknown>,
  headers?: Record<string, string>,
): Promise<Answer<Data>> {
  return post(app, { query, variables }, headers);
}

/** Sends any JSON body to /graphql. */
export async function post<Data = Anything>(
  app: FastifyInstance,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer<Data>> {
  const payload = body as object;
  const response = await app.inject({ method: 'POST', url: '/graphql', payload, headers });
  const { data, errors } = response.json<Pick<Answer<Data>, 'data' | 'errors'>>();
  return { status: response.statusCode, response, data, errors };
}
