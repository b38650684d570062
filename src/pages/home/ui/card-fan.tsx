import { CardImage, useShowcase } from '@/entities/card';
import { useCardSets } from '@/entities/card-set';
import type { ExpectedWidths } from '@/shared/lib/sized-image';
import styles from './card-fan.module.css';

/** From left to right; the middle one lies on top. */
const PLACES = [0, 1, 2, 3, 4];

/** As in card-fan.module.css. */
const WIDTHS: ExpectedWidths = [
  [768, 'min(13.8vw, 10.25rem)'],
  [0, 'clamp(5.5rem, 24vw, 9rem)'],
];

/** A hand of cards of the first set, as decoration; face down until they are loaded, so that nothing shifts. */
export function CardFan() {
  const { cardSets } = useCardSets();
  const fan = useShowcase(cardSets?.[0]?.code ?? null);
  return (
    <div className={styles.fan} aria-hidden="true">
      {PLACES.map((place) => {
        const card = fan[place];
        return (
          <div key={place} className={styles.card}>
            {card && (
              <CardImage
                name=""
                image={card.images.front}
                aspects={card.aspects}
                expectedWidths={WIDTHS}
                eager
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
