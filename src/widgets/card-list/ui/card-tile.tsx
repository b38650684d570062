import { memo } from 'react';
import { Link } from 'react-router-dom';
import { groupPrintings, setAndNumber, type Card, type Printing } from '@domain/card';
import { cardSetPath } from '@domain/page';
import type { Money } from '@domain/pricing';
import { CardImage, MarketPrices, useWithPictures } from '@/entities/card';
import { OwnedMark } from '@/entities/collection';
import { GUTTER, type ExpectedWidths } from '@/shared/lib/sized-image';
import type { GridTile } from '../model/grid-layout';
import type { SetHeading } from '../model/set-headings';
import styles from './card-grid.module.css';

interface CardTileProps {
  tile: GridTile;
  /** How many cards there are. */
  total: number;
  /** What the viewer has of the card, such as `2/3`. */
  owned: string | undefined;
  /** Whether the Tab key stops here, of all tiles. */
  isActive: boolean;
  money: Money;
  onOpen: (cardId: string) => void;
}

/**
 * A card's place in the grid. Its contents are a separate component, which doesn't render again when a filter only
 * moves the tile.
 */
export const CardTile = memo(function CardTile({
  tile: { card, position, place, heading },
  total,
  owned,
  isActive,
  money,
  onOpen,
}: CardTileProps) {
  return (
    <li
      role="listitem"
      className={place ? styles.tile : styles.unmeasuredTile}
      style={place ? { top: place.top, left: place.left, width: place.width } : undefined}
      data-item-id={card.id}
      aria-setsize={total}
      aria-posinset={position}
    >
      {heading && <TileHeading heading={heading} />}
      <CardTileContents
        card={card}
        width={place?.width}
        imageHeight={place?.imageHeight}
        eager={place ? place.isInFirstRow : position <= IN_SIGHT}
        isFirst={!place && position === 1}
        expectedWidths={place || position > IN_SIGHT ? undefined : EXPECTED_WIDTHS}
        owned={owned}
        isActive={isActive}
        money={money}
        onOpen={onOpen}
      />
    </li>
  );
});

/** Above the whole row that the tile begins. */
const TileHeading = ({ heading: { name, code, cards } }: { heading: SetHeading }) => (
  <h2 className={styles.heading}>
    <Link to={cardSetPath(code)}>{name}</Link> <span className={styles.count}>{cards}</span>
  </h2>
);

/** About this many tiles are visible at first; the pictures of others wait until the width is known. */
const IN_SIGHT = 10;

/** The least width of the window for each number of columns, as in card-grid.module.css. */
const COLUMNS = [
  [1252, 6],
  [1036, 5],
  [805, 4],
  [570, 3],
  [0, 2],
] as const;
const EXPECTED_WIDTHS: ExpectedWidths = COLUMNS.map(([minWidth, count]) => [
  minWidth,
  `calc((min(100vw, 90rem) - 2 * ${GUTTER} - ${(count - 1) * 16}px) / ${count})`,
]);

interface CardTileContentsProps {
  card: Card;
  /** In CSS pixels; undefined where the style sheet knows. */
  width: number | undefined;
  imageHeight: number | undefined;
  eager: boolean;
  isFirst: boolean;
  expectedWidths: ExpectedWidths | undefined;
  owned: string | undefined;
  isActive: boolean;
  money: Money;
  onOpen: (cardId: string) => void;
}

const NONE: readonly Printing[] = [];

/**
 * A card's picture above its name, number, subtitle and the prices of its first group of printings. A click on either
 * opens the card.
 */
const CardTileContents = memo(
  ({
    card,
    width,
    imageHeight,
    owned,
    isActive,
    money,
    onOpen,
    ...picture
  }: CardTileContentsProps) => {
    const { images } = useWithPictures(card);
    const printings = groupPrintings(card.cardVariants)[0]?.printings ?? NONE;
    return (
      <>
        <div className={styles.picture} style={{ height: imageHeight }}>
          <div>
            <CardImage
              name={card.name}
              image={images.front}
              aspects={card.aspects}
              width={width}
              {...picture}
              onClick={() => onOpen(card.id)}
              tabIndex={isActive ? 0 : -1}
            />
            {owned && <OwnedMark owned={owned} className={styles.owned} />}
          </div>
        </div>
        {/* For the mouse and a finger: the keyboard and screen readers have the picture. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div className={styles.caption} onClick={() => onOpen(card.id)}>
          <span className={styles.name} aria-hidden="true" translate="no">
            {card.name}
          </span>
          <span className={styles.which} translate="no">
            <span className={styles.number}>{setAndNumber(card, printings[0])}</span>{' '}
            {card.subtitle && <span className={styles.subtitle}>{card.subtitle}</span>}
          </span>
          <MarketPrices printings={printings} mode="compact" money={money} />
        </div>
      </>
    );
  },
);
CardTileContents.displayName = 'CardTileContents';
