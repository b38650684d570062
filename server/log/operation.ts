import type { FastifyRequest } from 'fastify';

const names = new WeakMap<FastifyRequest, string>();
const NAME_LENGTH = 80;

/** Says which GraphQL operation a request asks for, so that the log can name it. */
export const nameOperation = (request: FastifyRequest, name: string): void =>
  void names.set(request, name.slice(0, NAME_LENGTH));

/**
 * What a request asks for, by a name of ours: a GraphQL operation's, else method and route, such as
 * `GET /images/cards/:id`. An address itself would tell whose page somebody looked at.
 */
export function operationOf(request: FastifyRequest): string {
  return names.get(request) ?? `${request.method} ${request.routeOptions.url ?? '(no route)'}`;
}
