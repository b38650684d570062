import { setTimeout as wait } from 'node:timers/promises';
import { CARD_TYPE_NAMES, iconTokensInWords, RARITY_NAMES } from '@domain/card';
import { isCardSetCode } from '@domain/card-set';
import { cardPath, cardSetPath, pageTitle, SITE_NAME, subjectOfPath } from '@domain/page';
import { isPlainText } from '@domain/plain-text';
import {
  findLinkedCard,
  findLinkedCardSet,
  type LinkedCard,
  type LinkedCardSet,
} from '@server/catalogue/find-linked';
import type { Database } from '@server/db/database';
import { headOf, type Preview, templateOf } from './head';
import type { PageFiles } from './page-files';

interface PagesOptions {
  /** The built index.html. */
  html: string;
  publicUrl: string;
  database: Database;
  filesOf: PageFiles;
}

export interface Pages {
  /**
   * The page for a URL (path and query), with a head for link previews. If the catalogue doesn't answer in time, only
   * the preview words are missing.
   */
  at(url: string, onTrouble: (error: unknown) => void): Promise<string>;
  /** The page for any URL, without preview words. */
  plain: string;
}

/** A page that waits longer for its head feels slow. */
const WITHIN_MS = 700;

export function createPages({ html, publicUrl, database, filesOf }: PagesOptions): Pages {
  const template = templateOf(html);
  const site = siteWords(template.title, template.description || SITE_NAME);
  const pageWith = (words: Preview, page?: string) =>
    template.fill(
      [headOf(words, { name: SITE_NAME, publicUrl }), page !== undefined && filesOf(page)]
        .filter(Boolean)
        .join('\n    '),
    );
  const sitePage = pageWith(site);
  const homePage = pageWith(site, 'home');
  const cardSetsPage = pageWith(cardSetsWords(site.description), 'card-sets');

  /** At most one indexed query. */
  const about = async (url: string): Promise<string> => {
    const path = url.split(/[?#]/, 1)[0] ?? '';
    if (path === '/') return homePage;
    const subject = subjectOfPath(path);
    switch (subject?.kind) {
      case undefined:
        return sitePage;
      case 'card-sets':
        return cardSetsPage;
      case 'card-set': {
        if (!isCardSetCode(subject.code)) return sitePage;
        const found = await findLinkedCardSet(database, subject.code);
        return found ? pageWith(cardSetWords(found), subject.kind) : sitePage;
      }
      case 'card': {
        if (!isPlainText(subject.id)) return sitePage;
        const found = await findLinkedCard(database, subject.id);
        return found ? pageWith(cardWords(found), subject.kind) : sitePage;
      }
    }
  };

  return {
    plain: sitePage,
    async at(url, onTrouble) {
      const waiting = new AbortController();
      const page = about(url).catch((error: unknown) => {
        onTrouble(error);
        return sitePage;
      });
      const late = wait(WITHIN_MS, sitePage, { signal: waiting.signal }).catch(() => sitePage);
      const first = await Promise.race([page, late]);
      waiting.abort();
      return first;
    },
  };
}

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
