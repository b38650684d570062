import fastifyStatic from '@fastify/static';
import type { ChannelListener } from '@server/platform/db/notifications';
import {
  createDocuments,
  createRenderer,
  pageFilesOf,
  pageFinder,
  type Documents,
  type PageTable,
} from '@server/app/documents';
import { sendPersonal, sendReady } from '@server/platform/ready-answers';
import type { Services } from '@server/platform/services';
import { operationOf } from '@server/platform/log';
import { isCardSetCode } from '@domain/card-set';
import { CARD_SET_COOKIE } from '@domain/document';
import { THEME_COOKIE, themeNamed } from '@domain/theme';
import { type SignedIn, signedInAs } from '@server/app/session';
import { clientError } from '@server/platform/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The modules that render first screens. */
export interface Rendering {
  /** The worker thread's. */
  worker: string;
  /** The browser application's, in the build. */
  module: string;
}

/** The browser application's build. */
export interface ClientBuild {
  folder: string;
  pages: PageTable;
  /** The modules that render first screens; without them, documents are empty. */
  rendering?: Rendering;
}

interface PagesAndFilesOptions {
  /** Without a build, only the API is served. */
  client: ClientBuild | undefined;
  /** Whether a path is the program's own, such as the API's, and never a page's. */
  isOwn(path: string): boolean;
  /**
   * Counts a request for a link's preview words.
   * @throws RATE_LIMITED
   */
  admitLink(address: string): void;
}

/**
 * Serves the built browser application with the compressed files beside it. A file whose name holds its hash may be
 * kept for ever. Every other path that a browser opens as a page gets a document, made of index.html, whose router
 * knows the pages.
 *
 * @returns the listener for changes of the catalogue
 */
export async function servePagesAndFiles(
  app: FastifyInstance,
  { database, publicUrl, providerName, cookie }: Services,
  { client, isOwn, admitLink }: PagesAndFilesOptions,
): Promise<ChannelListener | undefined> {
  const rendering = client?.rendering;
  const renderer = rendering && createRenderer(app, rendering.worker, rendering.module);
  app.addHook('onClose', () => renderer?.close());
  const documents =
    client &&
    createDocuments({
      publicUrl,
      providerName,
      database,
      files: await pageFilesOf(client.folder),
      findPage: pageFinder(client.pages),
      renderer,
      used: (isFound) => app.metrics.readyAnswer('document', isFound),
    });

  if (documents) app.metrics.watchCache('document', () => documents.bytes);
  if (client && documents) {
    await app.register(fastifyStatic, {
      root: client.folder,
      preCompressed: true,
      // A route for each file: for any path, the plugin would read the whole folder at each request.
      wildcard: false,
      globIgnore: ['index.html', '**/*.br', '**/*.gz'],
      cacheControl: false,
      setHeaders: (reply, file) => {
        void reply.header('cache-control', cachingOf(file));
      },
    });
    for (const url of ['/', '/index.html']) {
      app.get(url, (request, reply) => sendDocument(documents, request, reply));
    }
  }

  app.setNotFoundHandler((request, reply) => {
    if (documents !== undefined && opensPage(request) && !isOwn(request.url))
      return sendDocument(documents, request, reply);
    return reply.code(404).header('vary', 'Accept').send(clientError(404));
  });
  return documents;

  async function sendDocument(from: Documents, request: FastifyRequest, reply: FastifyReply) {
    const { answer, isPersonal } = await documentFor(from, request);
    return isPersonal ? sendPersonal(request, reply, answer) : sendReady(request, reply, answer);
  }

  async function documentFor(from: Documents, request: FastifyRequest) {
    const theme = themeNamed(request.cookies[THEME_COOKIE]);
    if (!mayAskFor(request)) return { answer: from.empty(theme), isPersonal: false };
    const onTrouble = (error: unknown) => {
      request.log.warn(
        { err: error, operation: operationOf(request) },
        'a document is not complete',
      );
      return null;
    };
    const { url, ip, cookies, headers } = request;
    const findPerson = () => personOf(request);
    const caller = { address: ip, cookie: headers.cookie };
    const chosen = cookies[CARD_SET_COOKIE] ?? '';
    const cardSet = isCardSetCode(chosen) ? chosen : undefined;
    return from.at(url, { theme, findPerson, cardSet, caller }, onTrouble);
  }

  async function personOf(request: FastifyRequest): Promise<SignedIn | null> {
    const viewer = cookie.read(request) === undefined ? null : await request.viewer();
    return viewer && signedInAs(database, viewer);
  }

  /** Beyond the limit, a person still gets the empty document; a program gets 429 and can retry. */
  function mayAskFor({ ip, headers }: FastifyRequest): boolean {
    try {
      admitLink(ip);
      return true;
    } catch (error) {
      if (headers['sec-fetch-dest'] === 'document') return false;
      throw error;
    }
  }
}

/**
 * Collects the first segments of the paths of all routes that are registered from now on.
 *
 * @returns whether a path begins with one of them; a page's never does
 */
export function ownFolders(app: FastifyInstance): (path: string) => boolean {
  const folders = new Set<string>();
  app.addHook('onRoute', ({ url }) => void folders.add(folderOf(url)));
  return (path) => folders.has(folderOf(path));
}

const folderOf = (path: string): string => /^\/([^/?]*)/.exec(path)?.[1] ?? '';

/** Vite puts every file with a hash in its name into `assets`. */
const cachingOf = (file: string): string =>
  /[\\/]assets[\\/]/.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache';

const opensPage = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && takesPages(headers.accept, url);

/** Link previews and command lines accept anything; the path's extension shows what they want. */
const takesPages = (accept = '*/*', url: string): boolean =>
  accept.includes('text/html') || (accept === '*/*' && !/\.\w+(?:\?|$)/.test(url));
