import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * What proxies, tunnels and content networks add to a request that they pass on: who asked them, or that they were on
 * the way. Browsers send none of it.
 */
const PASSED_ON =
  /^(?:via|forwarded|cdn-loop)$|^(?:x-forwarded|x-original-|x-envoy-|cf-)|[-_](?:client-?)?ip$/;

/**
 * Lets only requests through that name this machine and came straight here: anybody may sign in as
 * anybody at the demo's provider, so nobody else may reach it through a proxy.
 */
export const onlyHere =
  (publicUrl: string) =>
  (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const { host } = new URL(publicUrl);
    const isForwarded = Object.keys(request.headers).some((name) => PASSED_ON.test(name));
    if (request.headers.host !== host || isForwarded) return void reply.callNotFound();
    done();
  };
