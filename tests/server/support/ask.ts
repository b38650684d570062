import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

// oxlint-disable-next-line no-explicit-any -- a test knows what it asked for
type Anything = any;

export interface Answer<Data> {
  status: number;
  data: Data;
  errors: { message: string; path?: string[]; extensions: Record<string, unknown> }[] | undefined;
  response: LightMyRequestResponse;
}

/** Sends an operation's text, as a browser under development does. */
export async function ask<Data = Anything>(
  app: FastifyInstance,
  query: string,
  variables?: Record<string, unknown>,
): Promise<Answer<Data>> {
  return post(app, { query, variables });
}

/** Sends any JSON body to /graphql. */
export async function post<Data = Anything>(
  app: FastifyInstance,
  body: unknown,
): Promise<Answer<Data>> {
  const response = await app.inject({ method: 'POST', url: '/graphql', payload: body as object });
  const { data, errors } = response.json<Pick<Answer<Data>, 'data' | 'errors'>>();
  return { status: response.statusCode, response, data, errors };
}
