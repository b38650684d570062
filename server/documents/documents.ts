import { setTimeout as wait } from 'node:timers/promises';
import { CARD_TYPE_NAMES, iconTokensInWords, RARITY_NAMES } from '@domain/card';
import { isCardSetCode } from '@domain/card-set';
import {
  documentAddress,
  isSitePage,
  type RenderedDocument,
  type SitePage,
} from '@domain/document';
import { cardPath, cardSetPath, pageTitle, SITE_NAME, subjectOfPath } from '@domain/page';
import { isPlainText } from '@domain/plain-text';
import { THEMES, type Theme } from '@domain/theme';
import {
  findLinkedCard,
  findLinkedCardSet,
  type LinkedCard,
  type LinkedCardSet,
} from '@server/catalogue/find-linked';
import type { Database } from '@server/db/database';
import type { ChannelListener } from '@server/db/notifications';
import { AnswerCache, ReadyAnswer } from '@server/ready-answers';
import { headOf, type Preview, templateOf } from './head';
import type { PageFiles } from './page-files';
import type { Renderer } from './renderer';

interface DocumentsOptions {
  /** The built index.html. */
  html: string;
  publicUrl: string;
  database: Database;
  filesOf: PageFiles;
  /** Renders first screens; without one, every document is empty. */
  renderer: Renderer | undefined;
}

/** What of a browser decides which document it gets. */
interface Visitor {
  theme: Theme;
  expectsUser: boolean;
}

export interface Documents extends ChannelListener {
  /**
   * The document for a URL (path and query), with a head for link previews and, where the page is public, its first
   * screen. What of these takes too long is left out.
   */
  at(url: string, visitor: Visitor, onTrouble: (error: unknown) => null): Promise<ReadyAnswer>;
  /** The document for any URL, without preview words and first screen. */
  empty(theme: Theme): ReadyAnswer;
}

/** A page that waits longer for its head and first screen feels slow. */
const WITHIN_MS = 700;

const KIND = { type: 'text/html; charset=utf-8', vary: 'Accept-Encoding, Cookie' };

/** What a page is about, for its head. */
interface Subject {
  words: Preview;
  /** The page's folder, whose files load in parallel with the application. */
  page: string | undefined;
}

/** Documents are kept ready-made until the catalogue changes. */
export function createDocuments(options: DocumentsOptions): Documents {
  const { html, publicUrl, database, filesOf, renderer } = options;
  const cache = new AnswerCache<never>();
  const template = templateOf(html);
  const site: Subject = {
    words: siteWords(template.title, template.description || SITE_NAME),
    page: undefined,
  };

  const documentOf = ({ words, page }: Subject, theme: Theme, screen?: RenderedDocument) => {
    const head = [headOf(words, { name: SITE_NAME, publicUrl }), page && filesOf(page)];
    return new ReadyAnswer(template.fill(head.filter(Boolean).join('\n    '), theme, screen), KIND);
  };
  const empty = Object.fromEntries(
    THEMES.map((theme) => [theme, documentOf(site, theme)]),
  ) as Record<Theme, ReadyAnswer>;

  /** At most one indexed query; null for what doesn't exist. */
  const subjectAt = async (path: string): Promise<Subject | null> => {
    if (isSitePage(path)) {
      const { page, heading } = SITE_PAGES[path];
      return {
        words:
          heading === undefined
            ? site.words
            : { ...site.words, title: pageTitle(heading), heading, path },
        page,
      };
    }
    const subject = subjectOfPath(path);
    switch (subject?.kind) {
      case undefined:
        return null;
      case 'card-sets':
        return { words: cardSetsWords(site.words.description), page: subject.kind };
      case 'card-set': {
        if (!isCardSetCode(subject.code)) return null;
        const found = await findLinkedCardSet(database, subject.code);
        return found ? { words: cardSetWords(found), page: subject.kind } : null;
      }
      case 'card': {
        if (!isPlainText(subject.id)) return null;
        const found = await findLinkedCard(database, subject.id);
        return found ? { words: cardWords(found), page: subject.kind } : null;
      }
    }
  };

  return {
    empty: (theme) => empty[theme],
    async at(url, { theme, expectsUser }, onTrouble) {
      const address = documentAddress(url);
      if (address === undefined) return empty[theme];
      const key = JSON.stringify([address, theme, expectsUser]);
      const ready = cache.get(key);
      if (ready !== undefined) return ready;

      const within = deadline(WITHIN_MS);
      const subject = await within(subjectAt(address.split('?', 1)[0] ?? '').catch(onTrouble));
      if (!subject) return empty[theme];
      const screen =
        renderer &&
        within(
          cache
            .make(key, async () =>
              documentOf(subject, theme, await renderer.render({ address, theme, expectsUser })),
            )
            .catch(onTrouble),
        );
      return (await screen) ?? documentOf(subject, theme);
    },
    notified: () => cache.notified(),
    hearing: (hears) => cache.hearing(hears),
  };
}

/** From now on, gives what promises are fulfilled with within a time, and null for those that take longer. */
function deadline(ms: number) {
  const end = performance.now() + ms;
  return async <Value>(promise: Promise<Value>): Promise<Value | null> => {
    const waiting = new AbortController();
    const late = wait(Math.max(0, end - performance.now()), null, waiting).catch(() => null);
    const first = await Promise.race([promise, late]);
    waiting.abort();
    return first;
  };
}

/** The folder of each such page, and its heading where it isn't the site's. */
const SITE_PAGES: Readonly<Record<SitePage, { page: string; heading?: string }>> = {
  '/': { page: 'home' },
  '/contact': { page: 'contact', heading: 'Contact Us' },
  '/login': { page: 'login', heading: 'Login' },
};

const SITE_IMAGE = jpeg('/images/links/site.jpg');
/** Previews show about this many characters. */
const DESCRIPTION_LENGTH = 200;

/** The default words of a link preview. */
const siteWords = (title: string, description: string): Preview => ({
  title,
  heading: title,
  description,
  image: SITE_IMAGE,
});

const cardSetsWords = (description: string): Preview => ({
  title: pageTitle('Card Sets'),
  heading: 'Card Sets',
  description,
  path: '/card-sets',
  image: SITE_IMAGE,
});

const cardSetWords = ({ id, code, name, description }: LinkedCardSet): Preview => ({
  title: pageTitle(name),
  heading: name,
  description: shortened(description || `The cards of ${name}, their printings and prices.`),
  path: cardSetPath(code),
  image: jpeg(`/images/links/card-sets/${encodeURIComponent(id)}`),
});

const cardWords = (card: LinkedCard): Preview => ({
  title: pageTitle(card.name),
  heading: card.subtitle === null ? card.name : `${card.name} – ${card.subtitle}`,
  description: shortened(
    `${RARITY_NAMES[card.rarity]} ${CARD_TYPE_NAMES[card.cardType].toLowerCase()} from ` +
      `${card.cardSetName}. ${iconTokensInWords(card.frontText ?? '')}`,
  ),
  path: cardPath(card.id),
  image: jpeg(`/images/links/cards/${encodeURIComponent(card.id)}`),
});

function jpeg(path: string): Preview['image'] {
  return { path, type: 'image/jpeg' };
}

function shortened(text: string): string {
  const characters = [...text.replaceAll(/\s+/g, ' ').trim()];
  return characters.length <= DESCRIPTION_LENGTH
    ? characters.join('')
    : `${characters
        .slice(0, DESCRIPTION_LENGTH - 1)
        .join('')
        .trimEnd()}…`;
}
