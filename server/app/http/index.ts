import type { FastifyInstance } from 'fastify';
import type { IdentityClient } from '@server/app/identity';
import type { Services } from '@server/platform/services';
import { serveCatalogueFile } from './catalogue-file';
import { serveCatalogueUpload } from './catalogue-upload';
import { serveDecks } from './decks';
import { serveEvents } from './events';
import { serveExportCollection } from './export-collection';
import { serveExportWorth } from './export-worth';
import { serveImportCollection } from './import-collection';
import { serveMarket } from './market';
import { serveMyData } from './my-data';
import { serveAuthStatus, serveCsrfToken, serveSignOut } from './session';
import { serveBeginSignIn, serveFinishSignIn } from './sign-in';

export {
  serveCatalogueFile,
  serveCatalogueUpload,
  serveDecks,
  serveEvents,
  serveExportCollection,
  serveExportWorth,
  serveImportCollection,
  serveMarket,
  serveMyData,
};

/** The REST calls of a sign-in. */
export function serveSignIn(
  app: FastifyInstance,
  services: Services,
  client: IdentityClient,
): void {
  serveCsrfToken(app, services);
  serveBeginSignIn(app, services, client);
  serveFinishSignIn(app, services, client);
  serveAuthStatus(app, services);
  serveSignOut(app, services);
}
