import type { Config } from '@server/config';
import type { FastifyInstance } from 'fastify';
import { DEMO_IDENTITY_PATH } from '../issuer';

/**
 * Asks the demo's provider for something once the program is ready: loading it takes a while on a
 * busy machine, which would count against the first person who signs in.
 */
export async function warmUpDemoIdentity(
  app: FastifyInstance,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Promise<void> {
  await app.inject({
    url: `${DEMO_IDENTITY_PATH}/.well-known/openid-configuration`,
    headers: { host: new URL(publicUrl).host },
  });
}
