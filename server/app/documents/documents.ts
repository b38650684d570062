import {
  opensTools,
  type DocumentRequest,
  type RenderedDocument,
  SESSION_ID,
} from '@domain/document';
import { type PageAccess, type PageFacts, SITE_NAME } from '@domain/page';
import { THEMES, type Theme } from '@domain/theme';
import type { Database } from '@server/platform/db/database';
import type { ChannelListener } from '@server/platform/db/notifications';
import { AnswerCache, ReadyAnswer } from '@server/platform/ready-answers';
import { authStatus, type SignedIn } from '@server/app/session';
import { keptAddressOf } from './kept-address';
import { deadline, type Within } from './deadline';
import { headOf, jsonElement, type Preview, templateOf } from './head';
import type { PageFiles } from './page-files';
import type { Caller, Renderer } from './renderer';
import { type FindPage, type OpenedPage } from './opened-page';
import { previewOf, siteWords } from './preview';
import { readUrl, waitWithoutScripts } from './without-scripts';

interface DocumentsOptions {
  publicUrl: string;
  /** What people call the identity provider; undefined for the default. */
  providerName: string | undefined;
  database: Database;
  files: PageFiles;
  findPage: FindPage;
  /** Renders first screens; without one, every document is empty. */
  renderer: Renderer | undefined;
  /** Called for each document that is the same for everyone: whether it was found, or had to be made. */
  used?: (isFound: boolean) => void;
}

/** The facts of a browser that decide which document it gets. */
interface Browser {
  theme: Theme;
  /** Reads its session; null for a visitor. */
  findPerson: () => Promise<SignedIn | null>;
  /** The code of the set that a collection showed last. */
  cardSet: string | undefined;
  /** Who makes the request: a page's queries see what a visitor from there may see. */
  caller: Caller;
}

/** A document, and whether it is for one person or one moment only: then it must not be cached. */
export interface MadeDocument {
  answer: ReadyAnswer;
  isPersonal: boolean;
}

type OnTrouble = (error: unknown) => null;

export interface Documents extends ChannelListener {
  /**
   * The document for a URL (path and query), with the page's first screen as the person sees it. A visitor's has words
   * for link previews, too. Each is left out if it takes too long. Browsers without scripts wait longer.
   *
   * If the session can't be read in time, the document doesn't say whose it is, so that the browser asks, and nobody is
   * signed out on screen.
   */
  at(url: string, browser: Browser, onTrouble: OnTrouble): Promise<MadeDocument>;
  /** The memory of those that are kept. */
  readonly bytes: number;
  /** The document for any URL, without preview words and first screen. */
  empty(theme: Theme): ReadyAnswer;
}

/** A page that waits longer for its head and first screen feels slow, and a browser with scripts can load it by itself. */
const WITHIN_MS = 700;
/** Where no script runs, nothing else would come; as long as a call of a browser with scripts may take. */
const WITHOUT_SCRIPTS_WITHIN_MS = 10_000;

const KIND = { type: 'text/html; charset=utf-8', vary: 'Accept, Accept-Encoding, Cookie' };

/** Documents that are the same for every visitor are kept until the catalogue changes. */
export function createDocuments(options: DocumentsOptions): Documents {
  const { publicUrl, providerName, database, files, findPage, renderer } = options;
  const cache = new AnswerCache<null>(options.used);
  const template = templateOf(files.index);
  const site = siteWords(template.title, template.description || SITE_NAME);

  /** Says who is signed in, as `GET /api/auth_status` does. */
  const sessionOf = (person: SignedIn | null): string =>
    jsonElement(SESSION_ID, JSON.stringify(authStatus(person, providerName)));

  const documentOf = (
    theme: Theme,
    { preview = site, page, screen, end = '', late = '' }: DocumentParts = {},
  ): ReadyAnswer => {
    const head = `${headOf(preview, { name: SITE_NAME, publicUrl })}${screen ? '' : late}`;
    const links = `${files.linksOf(page)}${screen ? '' : files.sending}`;
    const html = template.write({ head, links, theme, screen, end });
    return new ReadyAnswer(html, KIND);
  };
  const empty = Object.fromEntries(THEMES.map((theme) => [theme, documentOf(theme)])) as Record<
    Theme,
    ReadyAnswer
  >;

  const screenOf = (
    person: SignedIn | null,
    request: Omit<DocumentRequest, 'session'>,
    caller?: Caller,
  ) => renderer?.render({ ...request, session: authStatus(person, providerName) }, caller);

  /** A document that every visitor gets: ready-made, or made in time, or without its page. */
  async function kept(opened: OpenedPage, theme: Theme, { within, onTrouble, late }: Making) {
    const { address, isKept, isOneOfMany } = keptAddressOf(opened);
    const key = JSON.stringify([address, theme]);
    const ready = cache.get(key);
    if (ready !== undefined) return ready;
    const preview = await within(previewOf(database, opened, site).catch(onTrouble));
    if (!preview) return documentOf(theme, { late });
    const { page } = opened;
    const making = cache.make(
      key,
      async () => {
        const screen = (await screenOf(null, { address, theme })) ?? null;
        return screen && documentOf(theme, { preview, page, screen, end: sessionOf(null) });
      },
      { isKept: () => isKept, isOneOfMany },
    );
    const made = await within(making.catch(onTrouble));
    return made ?? documentOf(theme, { preview, page, late });
  }

  return {
    get bytes() {
      return cache.bytes;
    },
    empty: (theme) => empty[theme],
    async at(askedUrl, { theme, findPerson, cardSet, caller }, onTrouble) {
      const { address, runsNoScript } = readUrl(askedUrl);
      const opened = findPage(address);
      if (opensTools(address)) return { answer: empty[theme], isPersonal: false };
      const { page } = opened;
      const { document, access } = page;
      const late = runsNoScript || document === 'empty' ? '' : waitWithoutScripts(address);
      const within = deadline(runsNoScript ? WITHOUT_SCRIPTS_WITHIN_MS : WITHIN_MS);
      const reading = findPerson().then((person) => ({ person }));
      const read = await within(reading.catch(onTrouble));
      // Without scripts, nobody can be signed in, and the page that visitors see is better than none.
      const person = runsNoScript ? null : read?.person;
      if (person === undefined)
        return { answer: documentOf(theme, { page, late }), isPersonal: true };
      if (!person && document === 'kept') {
        return {
          answer: await kept(opened, theme, { within, onTrouble, late }),
          isPersonal: false,
        };
      }
      const hasScreen = document !== 'empty' && mayOpen(access, person);
      if (!person && !hasScreen) return { answer: empty[theme], isPersonal: false };
      const request = { address, theme, ...(cardSet !== undefined && { cardSet }) };
      const as = { ...caller, cookie: person ? caller.cookie : undefined };
      const rendering = hasScreen ? screenOf(person, request, as) : undefined;
      const screen = rendering && (await within(rendering.catch(onTrouble)));
      const end = person || screen ? sessionOf(person) : '';
      const answer = documentOf(theme, { page, screen, end, late });
      return { answer, isPersonal: person !== null || Boolean(screen) };
    },
    notified: (changedId) => cache.notified(changedId),
    listening: (isListening) => cache.listening(isListening),
  };
}

/** Whether a page's guard lets this person see it; elsewhere, the browser leads them on. */
const mayOpen = (access: PageAccess, person: SignedIn | null): boolean =>
  person ? access !== 'visitors' : access === 'everyone' || access === 'visitors';

interface DocumentParts {
  /** The site's, if it is left out. */
  preview?: Preview;
  /** Its files load in parallel with the application. */
  page?: PageFacts;
  screen?: Screen;
  /** The end of its body. */
  end?: string;
  /** What the head of a document without its page gets. */
  late?: string;
}

/** A first screen; nothing where it couldn't be rendered, or not in time. */
type Screen = RenderedDocument | null | undefined;

interface Making {
  within: Within;
  onTrouble: OnTrouble;
  /** What the head of a document without its first screen gets. */
  late: string;
}
