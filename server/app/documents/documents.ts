import {
  documentAddress,
  opensTools,
  PERSONAL_STATE_ID,
  type DocumentRequest,
  type RenderedDocument,
  SESSION_ID,
  showsShared,
} from '@domain/document';
import { SITE_NAME } from '@domain/page';
import { THEMES, type Theme } from '@domain/theme';
import type { Database } from '@server/platform/db/database';
import type { ChannelListener } from '@server/platform/db/notifications';
import { AnswerCache, ReadyAnswer } from '@server/platform/ready-answers';
import { authStatus, type SignedIn } from '@server/app/session';
import { frameAt } from './frames';
import { type KeptAddress, keptAddressOf } from './kept-address';
import { deadline, type Within } from './deadline';
import { pageStyles, type PageStyles, type StylePart } from './document-styles';
import { HIDDEN_AMOUNTS } from './hidden-amounts';
import { headOf, jsonElement, templateOf } from './head';
import type { PageFiles } from './page-files';
import type { Caller, Renderer } from './renderer';
import { findSubject, siteWords, type Subject } from './subject';
import { readUrl, waitWithoutScripts } from './without-scripts';

interface DocumentsOptions {
  publicUrl: string;
  /** What people call the identity provider; undefined for the default. */
  providerName: string | undefined;
  database: Database;
  files: PageFiles;
  /** Renders first screens; without one, every document is empty. */
  renderer: Renderer | undefined;
  /** Called for each document that is the same for everyone: whether it was found, or had to be made. */
  used?: (isFound: boolean) => void;
}

/** Who opens a document; unknown if the session can't be read, or not in time. */
type Reader = SignedIn | 'visitor' | 'unknown';

/** The facts of a browser that decide which document it gets. */
interface Browser {
  theme: Theme;
  /** Reads its session. */
  findReader: () => Promise<Exclude<Reader, 'unknown'>>;
  /** The code of the set that a collection showed last. */
  cardSet: string | undefined;
  /** Who makes the request: the page's queries see what they may see. */
  caller: Caller;
}

/** A document, and whether it is for one person or one moment only: then it must not be cached. */
export interface MadeDocument {
  answer: ReadyAnswer;
  isPersonal: boolean;
}

type OnTrouble = (error: unknown) => null;

/** A document that is the same for everyone, or for everyone with a session and dollars or another currency. */
interface SharedRequest extends DocumentRequest, Omit<KeptAddress, 'address'> {
  /** Whether amounts, which are in dollars, stay hidden until the session is known. */
  hidesAmounts: boolean;
}

export interface Documents extends ChannelListener {
  /**
   * The document for a URL (path and query), with a head for link previews and its first screen. Each
   * is left out if it takes too long; browsers without scripts wait longer. So is the session: a document of somebody unknown doesn't say who they are, so that
   * the browser asks, and nobody is signed out on screen.
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

/** Documents that are the same for everyone are cached until the catalogue changes. */
export function createDocuments(options: DocumentsOptions): Documents {
  const { publicUrl, providerName, database, files, renderer } = options;
  const cache = new AnswerCache<null>(options.used);
  const template = templateOf(files.index);
  const site = siteWords(template.title, template.description || SITE_NAME);

  /** The signed-in user, as `GET /api/auth_status` returns it. */
  const sessionOf = (person: SignedIn | null): string =>
    jsonElement(SESSION_ID, JSON.stringify(authStatus(person, providerName)));

  const named = (request: DocumentRequest): DocumentRequest => ({
    ...request,
    ...(providerName !== undefined && { providerName }),
  });

  const partsOfPages = new Map<string | undefined, { styles: PageStyles; scripts: string }>();
  const partOf = (page: string | undefined) => {
    const known = partsOfPages.get(page);
    if (known) return known;
    const { styles, scripts } = files.of(page);
    const part = { styles: pageStyles([...files.styles, ...styles]), scripts };
    partsOfPages.set(page, part);
    return part;
  };

  /** A first screen without an owner states that nobody is signed in. */
  const documentOf = (
    { words, page }: Subject,
    {
      theme,
      expectsUser,
      hidesAmounts,
    }: Pick<DocumentRequest, 'theme' | 'expectsUser'> & {
      hidesAmounts?: boolean;
    },
    screen: RenderedDocument | null,
    ifLate = '',
  ) => {
    const { styles, scripts } = partOf(page);
    const hidden = hidesAmounts ? [HIDDEN_AMOUNTS] : [];
    const preview = headOf(words, { name: SITE_NAME, publicUrl });
    if (!screen) {
      const head = `${preview}${ifLate}`;
      const parts = [styles.alone, ...hidden];
      return answerOf(template.write({ head, files: inHead(parts, scripts) }, theme), parts);
    }
    const own = styles.ofScreen(template.namedIn(screen), theme);
    const written = template.write(
      {
        head: preview,
        files: inHead([own.frame, ...hidden], scripts),
        afterHeader: own.screen.html,
        end: [own.whole.html, ...(expectsUser ? [] : [sessionOf(null)])].join('\n'),
      },
      theme,
      screen,
    );
    return answerOf(written, [own.frame, ...hidden, own.screen, own.whole]);
  };
  const emptyOf = (theme: Theme, ifLate?: string) =>
    documentOf({ words: site, page: undefined }, { theme, expectsUser: false }, null, ifLate);
  const empty = Object.fromEntries(THEMES.map((theme) => [theme, emptyOf(theme)])) as Record<
    Theme,
    ReadyAnswer
  >;

  /** A document that everyone gets, or everyone with a session: ready-made, or made in time, or without its screen. */
  const kept = async (
    request: SharedRequest,
    subjectOf: () => Promise<Subject | null>,
    { within, onTrouble, ifLate }: Making,
  ): Promise<ReadyAnswer> => {
    const { isKept, isOneOfMany, ...shown } = request;
    const { part, address, theme, expectsUser, hidesAmounts } = shown;
    const key = JSON.stringify([part, address, theme, expectsUser, hidesAmounts]);
    const ready = cache.get(key);
    if (ready !== undefined) return ready;
    const subject = await within(subjectOf().catch(onTrouble));
    if (!subject) return ifLate === '' ? empty[theme] : emptyOf(theme, ifLate);
    const made =
      renderer &&
      cache.make(
        key,
        async () => {
          const screen = await renderer.render(named(shown));
          return screen && documentOf(subject, shown, screen);
        },
        { isKept: () => isKept, isOneOfMany },
      );
    const screen = made && (await within(made.catch(onTrouble)));
    return screen ?? documentOf(subject, shown, null, ifLate);
  };

  /** The part of the document that everyone with the same theme gets, if it doesn't show what people share. */
  const common = (url: string, theme: Theme, reader: Reader, making: Making) => {
    const address = keptAddressOf(url);
    const request = {
      theme,
      expectsUser: reader !== 'visitor',
      hidesAmounts: isPerson(reader) && reader.currency?.rate != null,
      user: null,
    };
    if (address === undefined) {
      const frame = frameAt(url);
      const subject = { words: site, page: frame.page };
      const framePage = { address: frame.address, isOneOfMany: false, isKept: true };
      return kept({ ...request, ...framePage, part: 'frame' }, async () => subject, making);
    }
    const path = address.address.split('?', 1)[0] ?? '';
    const subjectOf = () => findSubject(database, path, site);
    return kept({ ...request, ...address, part: 'page' }, subjectOf, making);
  };

  /** Renders for this person at this moment; null if it takes too long. */
  const renderNow = async (request: DocumentRequest, caller: Caller, making: Making) =>
    renderer
      ? making.within(renderer.render(named(request), caller).catch(making.onTrouble))
      : null;

  return {
    get bytes() {
      return cache.bytes;
    },
    empty: (theme) => empty[theme],
    async at(askedUrl, browser, onTrouble) {
      const { theme, findReader, cardSet, caller } = browser;
      const { address: url, runsNoScript } = readUrl(askedUrl);
      if (opensTools(url)) return { answer: empty[theme], isPersonal: false };
      const making: Making = {
        within: deadline(runsNoScript ? WITHOUT_SCRIPTS_WITHIN_MS : WITHIN_MS),
        onTrouble,
        ifLate: runsNoScript ? '' : waitWithoutScripts(url),
      };
      const reader = (await making.within(findReader().catch(onTrouble))) ?? 'unknown';
      if (reader === 'unknown') {
        return { answer: await common(url, theme, reader, making), isPersonal: true };
      }
      const now = { address: url, theme, ...(cardSet !== undefined && { cardSet }) };

      if (isPerson(reader)) {
        const { user } = reader;
        const request: DocumentRequest = { ...now, part: 'state', expectsUser: true, user };
        const [answer, own] = await Promise.all([
          common(url, theme, reader, making),
          renderNow(request, caller, making),
        ]);
        const elements = [
          sessionOf(reader),
          ...(own ? [jsonElement(PERSONAL_STATE_ID, own.state)] : []),
        ];
        const end = answer.identity.lastIndexOf(END);
        return { answer: answer.with(beforeEnd(elements), end), isPersonal: true };
      }
      if (showsShared(url)) {
        const request: DocumentRequest = { ...now, part: 'page', expectsUser: false, user: null };
        const subject = { words: site, page: frameAt(url).page };
        const screen = await renderNow(request, { address: caller.address }, making);
        const answer = documentOf(subject, request, screen, making.ifLate);
        return { answer, isPersonal: screen !== null };
      }
      const isKept = documentAddress(url) !== undefined;
      return {
        answer: isKept ? await common(url, theme, reader, making) : empty[theme],
        isPersonal: false,
      };
    },
    notified: (changedId) => cache.notified(changedId),
    listening: (isListening) => cache.listening(isListening),
  };
}

const isPerson = (reader: Reader): reader is SignedIn => typeof reader === 'object';

interface Making {
  within: Within;
  onTrouble: OnTrouble;
  /** What the head of a document without its first screen gets. */
  ifLate: string;
}

const answerOf = (html: string, styles: readonly StylePart[]): ReadyAnswer =>
  new ReadyAnswer(html, { ...KIND, styleSources: styles.flatMap(({ sources }) => sources) });

const inHead = (styles: readonly StylePart[], scripts: string): string =>
  [...styles.map(({ html }) => html), scripts].filter(Boolean).join('\n    ');

/** The end of a document; further elements can be inserted before it. */
const END = '</body>';

const beforeEnd = (elements: readonly string[]): string => `${elements.join('\n')}\n  `;
