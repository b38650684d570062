import type { Card, CardImage as Image, Rarity } from '@domain/card';

type PicturedCard = Card & { images: { front: Image } };

const SPLENDOUR: Readonly<Record<Rarity, number>> = {
  LEGENDARY: 4,
  SPECIAL: 3,
  RARE: 2,
  UNCOMMON: 1,
  COMMON: 0,
};

const isPortrait = (card: Card): card is PicturedCard =>
  card.images.front?.orientation === 'PORTRAIT' && card.images.front.url !== '';

/** The number of cards in a showcase. */
const SHOWN = 5;

/** Up to `count` of the rarest portrait cards, of as many different aspects as possible. */
export function pickShowcase(cards: readonly Card[], count = SHOWN): Card[] {
  const rarest = cards.filter(isPortrait).sort((a, b) => SPLENDOUR[b.rarity] - SPLENDOUR[a.rarity]);
  const seen = new Set<string>();
  const first: Card[] = [];
  const others: Card[] = [];
  for (const card of rarest) {
    const aspect = card.aspects[0] ?? '';
    (seen.has(aspect) ? others : first).push(card);
    seen.add(aspect);
  }
  return [...first, ...others].slice(0, count);
}
