import type { CardType, Rarity } from '@domain/card';
import type { FileCard } from '../swu-db/assemble-cards';
import { identityOf, type RowNote } from '../swu-db/printing';

/** A card that the catalogue has already. */
export interface KnownCard {
  id: string;
  name: string;
  subtitle: string | null;
  cardType: CardType;
  rarity: Rarity;
}

/** A card of the file with the id that it has, or gets. */
export interface MatchedCard {
  id: string;
  card: FileCard;
  rarity: Rarity;
  renamedFrom: string | null;
}

/**
 * Finds out which cards of the file the catalogue has (catalogue 1). Name, subtitle and type decide;
 * ids never change. A name that a newer file corrects keeps its card: same number, same type, and
 * nobody else in the file by the old name. What can't be matched is rejected, row by row.
 */
export function matchCards(
  cards: readonly FileCard[],
  known: readonly KnownCard[],
  cardSetId: string,
  mayRename: boolean,
): { matched: MatchedCard[]; rejected: RowNote[] } {
  const byIdentity = new Map(known.map((card) => [identityOf(card), card]));
  const byId = new Map(known.map((card) => [card.id, card]));
  const inFile = new Set(cards.map((card) => card.identity));
  const matched: MatchedCard[] = [];
  const rejected: RowNote[] = [];
  for (const card of cards) {
    const normal = card.printings.get('STANDARD');
    const same = byIdentity.get(card.identity);
    const rarity = normal?.fields?.rarity ?? same?.rarity;
    if (rarity === undefined) {
      rejected.push(...rejectAll(card, 'its card has no Normal row'));
      continue;
    }
    const id = same?.id ?? `${cardSetId}-${normal?.number.toLowerCase()}`;
    const holder = same ? undefined : byId.get(id);
    const isRename =
      mayRename && holder?.cardType === card.cardType && !inFile.has(identityOf(holder));
    if (holder && !isRename) {
      rejected.push(...rejectAll(card, `its number already belongs to ${holder.name}`));
      continue;
    }
    matched.push({ id, card, rarity, renamedFrom: holder?.name ?? null });
  }
  return { matched, rejected };
}

const rejectAll = (card: FileCard, reason: string): RowNote[] =>
  [...card.printings.values()].map(({ row, name }) => ({ row, name, reason }));
