import { CARD_TYPE_NAMES, RARITY_NAMES } from '@domain/card';
import { isCardSetCode, normalizeCardSetCode } from '@domain/card-set';
import { isPlainText } from '@domain/plain-text';
import { findLinkedCard, findLinkedCardSet } from '@server/catalogue/links';
import type { Database } from '@server/db/database';
import type { LinkContent } from './link-content';

/** What a link's picture shows, its card still by the id of a picture. */
export interface FoundContent extends LinkContent {
  imageId?: string | null;
}

export const siteContent: FoundContent = {
  heading: 'Your cards, counted.',
  lines: ['Browse, collect and trade with other players'],
};

export async function cardSetContent(
  database: Database,
  id: string,
): Promise<FoundContent | undefined> {
  const code = normalizeCardSetCode(id);
  const found = isCardSetCode(code) ? await findLinkedCardSet(database, code) : undefined;
  return found && { heading: found.name, lines: ['Cards, printings and prices'], setCode: code };
}

export async function cardContent(
  database: Database,
  id: string,
): Promise<FoundContent | undefined> {
  const found = isPlainText(id) ? await findLinkedCard(database, id) : undefined;
  if (!found) return undefined;
  const kind = `${RARITY_NAMES[found.rarity]} ${CARD_TYPE_NAMES[found.cardType].toLowerCase()}`;
  return {
    heading: found.name,
    lines: [...(found.subtitle === null ? [] : [found.subtitle]), `${kind} · ${found.cardSetName}`],
    setCode: found.cardSetCode,
    imageId: found.imageId,
  };
}
