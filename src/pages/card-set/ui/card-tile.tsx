import type { Tile } from '../model/grid-layout';
import styles from './card-grid.module.css';
import { CardTileContents } from './card-tile-contents';

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
