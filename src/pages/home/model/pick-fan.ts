import type { Card, CardImage, Rarity } from '@domain/card';

export type PicturedCard = Card & { images: { front: CardImage } };

const SPLENDOUR: Readonly<Record<Rarity, number>> = {
  LEGENDARY: 4,
  SPECIAL: 3,
  RARE: 2,
  UNCOMMON: 1,
  COMMON: 0,
};

const isPortrait = (card: Card): card is PicturedCard =>
  card.images.front?.orientation === 'PORTRAIT' && card.images.front.url !== '';

/** The rarest portrait cards, of as many different aspects as there are, for show: up to `count`. */
export function pickFan(cards: readonly Card[], count: number): PicturedCard[] {
  const rarest = cards.filter(isPortrait).sort((a, b) => SPLENDOUR[b.rarity] - SPLENDOUR[a.rarity]);
  const seen = new Set<string>();
  const first: PicturedCard[] = [];
  const others: PicturedCard[] = [];
  for (const card of rarest) {
    const aspect = card.aspects[0] ?? '';
    (seen.has(aspect) ? others : first).push(card);
    seen.add(aspect);
  }
  return [...first, ...others].slice(0, count);
}
