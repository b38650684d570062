import { useMemo } from 'react';
import { CardImage, useCardsOfSet } from '@/entities/card';
import { useCardSets } from '@/entities/card-set';
import { pickFan } from '../model/pick-fan';
import styles from './card-fan.module.css';

/** From left to right; the middle one lies on top. */
const PLACES = [0, 1, 2, 3, 4];

/**
 * Cards of the first set, held like a hand of them; face down until they are known, so that nothing shifts.
 * Decoration: the same cards can be read on their set's page, which opens the sooner for it.
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
