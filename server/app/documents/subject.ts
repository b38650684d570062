import { CARD_TYPE_NAMES, iconTokensInWords, RARITY_NAMES } from '@domain/card';
import { isCardSetCode } from '@domain/card-set';
import { isSitePage, type SitePage } from '@domain/document';
import { ALL_CARDS_PATH, cardPath, cardSetPath, pageTitle, subjectOfPath } from '@domain/page';
import { isPlainText } from '@domain/plain-text';
import {
  findLinkedCard,
  findLinkedCardSet,
  type LinkedCard,
  type LinkedCardSet,
  mayBeCardId,
} from '@server/modules/catalogue';
import type { Database } from '@server/platform/db/database';
import type { Preview } from './head';

/** What a page is about, for its head. */
export interface Subject {
  words: Preview;
  /** The page's folder, whose files load in parallel with the application. */
  page: string | undefined;
}

/**
 * The subject of the page at a path, of the site or of the catalogue, by at most one indexed query. Null for what
 * doesn't exist, and for every other page.
 */
export async function findSubject(
  database: Database,
  path: string,
  site: Preview,
): Promise<Subject | null> {
  if (isSitePage(path)) {
    const { page, heading } = SITE_PAGES[path];
    if (heading === undefined) return { words: site, page };
    return { words: { ...site, title: pageTitle(heading), heading, path }, page };
  }
  if (path === ALL_CARDS_PATH) return { words: allCardsWords(site.description), page: 'all-cards' };
  const subject = subjectOfPath(path);
  switch (subject?.kind) {
    case undefined:
      return null;
    case 'card-sets':
      return { words: cardSetsWords(site.description), page: subject.kind };
    case 'card-set': {
      if (!isCardSetCode(subject.code)) return null;
      const found = await findLinkedCardSet(database, subject.code);
      return found ? { words: cardSetWords(found), page: subject.kind } : null;
    }
    case 'card': {
      if (!isPlainText(subject.id) || !mayBeCardId(subject.id)) return null;
      const found = await findLinkedCard(database, subject.id);
      return found ? { words: cardWords(found), page: subject.kind } : null;
    }
  }
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
export const siteWords = (title: string, description: string): Preview => ({
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

const allCardsWords = (description: string): Preview => ({
  title: pageTitle('All Cards'),
  heading: 'All Cards',
  description,
  path: ALL_CARDS_PATH,
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
