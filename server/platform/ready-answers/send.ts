import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import type { ReadyAnswer } from './ready-answer';

/**
 * Sends an answer that is the same for everyone until the catalogue changes. A browser caches it but revalidates each
 * time, and gets 304 if it is unchanged.
 */
export function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ReadyAnswer,
): FastifyReply | Promise<FastifyReply> {
  if (request.method === 'POST') {
    void reply.header('cache-control', 'no-store');
    return sendBytes(request, reply, answer);
  }
  void reply.header('cache-control', 'no-cache').header('etag', answer.etag);
  if (!fresh(request.headers, { etag: answer.etag })) {
    return sendBytes(request, reply, answer);
  }
  return reply.code(304).header('vary', answer.kind.vary).send();
}

/** Sends an answer for one person or one moment, which must not be cached. */
export function sendPersonal(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ReadyAnswer,
): Promise<FastifyReply> {
  void reply.header('cache-control', 'private, no-store');
  return sendBytes(request, reply, answer);
}

/** Sends an answer's bytes in the encoding that the client takes. */
export async function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ReadyAnswer,
): Promise<FastifyReply> {
  const encoding = answer.encodingFor(request.headers['accept-encoding']);
  const bytes = await answer.bytes(encoding);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply
    .header('vary', answer.kind.vary)
    .header('content-type', answer.kind.type)
    .send(bytes);
}
