import { memo } from 'react';
import { groupVariants, type Card } from '@domain/card';
import { CardImage, MarketPrices } from '@/entities/card';
import styles from './card-grid.module.css';

interface CardTileContentsProps {
  card: Card;
  /** In CSS pixels. */
  pictureWidth: number;
  imageHeight: number;
  eager: boolean;
  isActive: boolean;
  onOpen: (cardId: string) => void;
}

/** One card's picture, which opens it, over its name and the prices of its first group of printings. */
export const CardTileContents = memo(
  ({ card, pictureWidth, imageHeight, eager, isActive, onOpen }: CardTileContentsProps) => (
    <>
      <div className={styles.picture} style={{ height: imageHeight }}>
        <div style={{ width: pictureWidth }}>
          <CardImage
            name={card.name}
            image={card.images.front}
            aspects={card.aspects}
            eager={eager}
            onClick={() => onOpen(card.id)}
            tabIndex={isActive ? 0 : -1}
          />
        </div>
      </div>
      <div className={styles.caption} style={{ width: pictureWidth }}>
        <span className={styles.name} aria-hidden="true">
          {card.name}
        </span>
        <MarketPrices
          variants={groupVariants(card.cardVariants)[0]?.variants ?? []}
          mode="compact"
        />
      </div>
    </>
  ),
);
CardTileContents.displayName = 'CardTileContents';
