import { CARD_TYPE_NAMES, iconTokensInWords, RARITY_NAMES } from '@domain/card';
import { isCardSetCode } from '@domain/card-set';
import { cardPath, cardSetPath, pageTitle } from '@domain/page';
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
import type { OpenedPage } from './opened-page';

/**
 * What a page's link preview says, by at most one indexed query.
 *
 * @param site the words of pages without ones of their own
 * @returns null for a set or card that doesn't exist
 */
export async function previewOf(
  database: Database,
  { page, segment, path }: OpenedPage,
  site: Preview,
): Promise<Preview | null> {
  const { preview } = page;
  if (preview === undefined) return site;
  switch (preview) {
    case 'title':
      return { ...site, title: pageTitle(page.title), heading: page.title, path };
    case 'cardSet': {
      if (!isCardSetCode(segment)) return null;
      const found = await findLinkedCardSet(database, segment);
      return found ? cardSetWords(found) : null;
    }
    case 'card': {
      if (!isPlainText(segment) || !mayBeCardId(segment)) return null;
      const found = await findLinkedCard(database, segment);
      return found ? cardWords(found) : null;
    }
  }
}

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
