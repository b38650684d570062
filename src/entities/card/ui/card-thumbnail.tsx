import { useState, type CSSProperties } from 'react';
import { groundColour, type Aspect, type CardImage } from '@domain/card';
import { sizedImageUrl } from '@/shared/lib/sized-image';
import styles from './card-thumbnail.module.css';

interface CardThumbnailProps {
  image: CardImage | null;
  /** They colour the background that shows if there is no picture, or until it has loaded. */
  aspects: readonly Aspect[];
  /** Whether it has more space than a row of a list. */
  isLarge?: boolean;
}

/** The wider of the two shapes, in CSS pixels, as the style sheet has it. */
const WIDTH = 44;
const LARGE_WIDTH = 60;

/**
 * A card's picture beside its name in a row of a long list: too small for words, and hidden from screen readers. Its
 * size is known, so nothing has to be measured while rows scroll past.
 */
export function CardThumbnail({ image, aspects, isLarge = false }: CardThumbnailProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const url = image?.url || null;
  return (
    <span
      className={styles.frame}
      data-orientation={image?.orientation ?? 'PORTRAIT'}
      data-large={isLarge || undefined}
      style={{ '--card-ground': groundColour(aspects) } as CSSProperties}
    >
      {url && url !== failed && (
        <img
          src={sizedImageUrl(url, isLarge ? LARGE_WIDTH : WIDTH)}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(url)}
        />
      )}
    </span>
  );
}
