import { memo } from 'react';
import { groupVariants, type Card } from '@domain/card';
import { CardImage, MarketPrices } from '@/entities/card';
import { isLandscape, type Tile } from '../model/grid-layout';
import styles from './card-grid.module.css';

interface CardTileProps {
  tile: Tile;
  /** How many cards there are. */
  total: number;
  /** The row's place in the grid and the height of its pictures, in CSS pixels. */
  top: number;
  imageHeight: number;
  isInFirstRow: boolean;
  /** Whether the Tab key stops here, of all tiles. */
  isActive: boolean;
  onOpen: (cardId: string) => void;
}

/** One card's place in the grid, apart from what it shows, which stays as it is where a filter only moves it. */
export const CardTile = ({
  tile: { card, position, left, width, pictureWidth },
  total,
  top,
  imageHeight,
  isInFirstRow,
  isActive,
  onOpen,
}: CardTileProps) => (
  <li
    className={styles.tile}
    style={{ top, left, width }}
    data-item-id={card.id}
    aria-setsize={total}
    aria-posinset={position}
  >
    <CardTileContents
      card={card}
      pictureWidth={pictureWidth}
      imageHeight={imageHeight}
      eager={isInFirstRow}
      isActive={isActive}
      onOpen={onOpen}
    />
  </li>
);

interface UnmeasuredTileProps {
  card: Card;
  /** The card's place among all, from 1. */
  position: number;
  total: number;
  onOpen: (cardId: string) => void;
}

/** One card in a grid whose width isn't known yet: the style sheet places it where the layout will. */
export const UnmeasuredTile = ({ card, position, total, onOpen }: UnmeasuredTileProps) => (
  <li
    className={isLandscape(card) ? styles.unmeasuredWide : styles.unmeasuredTile}
    data-item-id={card.id}
    aria-setsize={total}
    aria-posinset={position}
  >
    <CardTileContents card={card} eager isActive={position === 1} onOpen={onOpen} />
  </li>
);

interface CardTileContentsProps {
  card: Card;
  /** In CSS pixels; undefined where the style sheet knows. */
  pictureWidth?: number;
  imageHeight?: number;
  eager: boolean;
  isActive: boolean;
  onOpen: (cardId: string) => void;
}

/** One card's picture, which opens it, over its name and the prices of its first group of printings. */
const CardTileContents = memo(
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
