import { useMemo } from 'react';
import type { Card, CardImage as Image, Rarity } from '@domain/card';
import { CardImage, useCardsOfSet } from '@/entities/card';
import { useCardSets } from '@/entities/card-set';
import styles from './card-fan.module.css';

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

/** Up to `count` of the rarest portrait cards, of as many different aspects as possible. */
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

/** From left to right; the middle one lies on top. */
const PLACES = [0, 1, 2, 3, 4];

/**
 * A hand of cards of the first set; face down until they are loaded, so that nothing shifts. Decoration: their set's
 * page has the same cards, and opens faster because they are loaded.
 */
export function CardFan() {
  const { cardSets } = useCardSets();
  const { cards } = useCardsOfSet(cardSets?.[0]?.code ?? null);
  const fan = useMemo(() => pickFan(cards ?? [], PLACES.length), [cards]);
  return (
    <div className={styles.fan} aria-hidden="true">
      {PLACES.map((place) => {
        const card = fan[place];
        return (
          <div key={place} className={styles.card}>
            {card && <CardImage name="" image={card.images.front} aspects={card.aspects} eager />}
          </div>
        );
      })}
    </div>
  );
}
