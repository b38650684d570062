import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import type { Card } from '@domain/card';
import { type DeckLine, handOf } from '@domain/deck';
import { CardImage } from '@/entities/card';
import { Button } from '@/shared/ui/button';
import styles from './deck-page.module.css';

interface HandToTryProps {
  lines: readonly DeckLine[];
  cards: ReadonlyMap<string, Card>;
  onOpen: (cardId: string) => void;
}

/** Draws six cards of a deck, as often as the viewer likes. */
export function HandToTry({ lines, cards, onOpen }: HandToTryProps) {
  const [seed, setSeed] = useState<string | null>(null);
  const hand = seed === null ? [] : handOf(lines, seed);
  return (
    <section aria-labelledby="deck-hand" className={styles.panel}>
      <h2 id="deck-hand">A hand to try</h2>
      {hand.length > 0 && (
        <ul className={styles.hand} aria-label="Drawn cards">
          {hand.map((id, place) => {
            const card = cards.get(id);
            return (
              // A card may be drawn twice.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={`${id} ${place}`}>
                {card && (
                  <CardImage
                    name={card.name}
                    image={card.images.front}
                    aspects={card.aspects}
                    onClick={() => onOpen(id)}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
      <Button icon="retry" onClick={() => setSeed(nanoid())}>
        {seed === null ? 'Draw six cards' : 'Draw again'}
      </Button>
    </section>
  );
}
