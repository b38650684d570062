import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Lets only requests through that name this machine and came straight here: anybody may sign in as
 * anybody at the demo's provider, so nobody else may reach it through a proxy (product 3).
 */
export const onlyHere =
  (publicUrl: string) =>
  (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const { host } = new URL(publicUrl);
    const isForwarded = Object.keys(request.headers).some((name) =>
      /^(?:forwarded$|x-forwarded-)/.test(name),
    );
    if (request.headers.host !== host || isForwarded) return void reply.callNotFound();
    done();
  };
