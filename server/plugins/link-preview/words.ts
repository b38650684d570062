import { CARD_TYPE_NAMES, iconTokensInWords, RARITY_NAMES } from '@domain/card';
import { cardPath, cardSetPath, pageTitle } from '@domain/page';
import type { LinkedCard, LinkedCardSet } from '@server/catalogue/links';
import type { Preview } from './head';

const SITE_IMAGE = jpeg('/images/links/site.jpg');
/** Previews show about so many characters. */
const DESCRIPTION_LENGTH = 200;

/** What a link says where nothing more is known, or nothing more may be told. */
export const siteWords = (title: string, description: string): Preview => ({
  title,
  heading: title,
  description,
  image: SITE_IMAGE,
});

export const cardSetsWords = (description: string): Preview => ({
  title: pageTitle('Card Sets'),
  heading: 'Card Sets',
  description,
  path: '/card-sets',
  image: SITE_IMAGE,
});

export const cardSetWords = ({ id, code, name, description }: LinkedCardSet): Preview => ({
  title: pageTitle(name),
  heading: name,
  description: shortened(description || `The cards of ${name}, their printings and prices.`),
  path: cardSetPath(code),
  image: jpeg(`/images/links/card-sets/${encodeURIComponent(id)}`),
});

export const cardWords = (card: LinkedCard): Preview => ({
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
