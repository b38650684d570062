import type { ClientBuild, Rendering } from '@server/app/plugins/pages-and-files';

/** A build of the browser application in a folder of the test's, with the application's own pages. */
export const aClient = async (folder: string, rendering?: Rendering): Promise<ClientBuild> => ({
  folder,
  pages: await import('@/app/pages'),
  ...(rendering && { rendering }),
});
