import { memo } from 'react';
import { groupVariants } from '@domain/card';
import { CardImage, MarketPrices } from '@/entities/card';
import type { Tile } from '../model/grid-layout';
import styles from './card-grid.module.css';

interface CardTileProps extends Tile {
  line: number;
  total: number;
  /** The row's place in the grid and the height of its pictures, in CSS pixels. */
  top: number;
  imageHeight: number;
  onOpen: (cardId: string) => void;
}

/** One card's picture, which opens it, over its name and the prices of its first group of printings. */
export const CardTile = memo(
  ({
    card,
    line,
    position,
    total,
    top,
    left,
    width,
    pictureWidth,
    imageHeight,
    onOpen,
  }: CardTileProps) => (
    <li
      className={styles.tile}
      style={{ top, left, width }}
      data-line={line}
      aria-setsize={total}
      aria-posinset={position}
    >
      <div className={styles.picture} style={{ height: imageHeight }}>
        <div style={{ width: pictureWidth }}>
          <CardImage
            name={card.name}
            image={card.images.front}
            aspects={card.aspects}
            eager={line === 0}
            onClick={() => onOpen(card.id)}
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
    </li>
  ),
);
