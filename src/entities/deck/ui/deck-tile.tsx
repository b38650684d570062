import { generatePath, Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import type { Card } from '@domain/card';
import { CardImage } from '@/entities/card/@x/deck';
import { counted } from '@/shared/lib/format';
import { routes } from '@/shared/routes';
import { SkeletonBlock } from '@/shared/ui/skeleton';
import { Tile } from '@/shared/ui/tile';
import type { DeckSummary } from '../api/deck-api';
import styles from './deck-tile.module.css';

interface DeckTileProps {
  deck: DeckSummary;
  /** What its format is called. */
  format: string;
  /** The loaded ones, by their ids. */
  cards: ReadonlyMap<string, Card>;
  /** A word over its picture, such as “Built”. */
  badge?: string | undefined;
  /** The line below its facts. */
  children?: ReactNode;
}

/** A deck among others: its leader's picture, its name, format and size. A click anywhere on it follows its link. */
export const DeckTile = ({ deck, format, cards, badge, children }: DeckTileProps) => (
  <Tile>
    <div className={styles.faces} aria-hidden="true">
      <DeckFaces faces={deck.faces} cards={cards} />
      {badge && <span className={styles.badge}>{badge}</span>}
    </div>
    <div className={styles.body}>
      <h3 className={styles.name}>
        <Link to={generatePath(routes.deck, { deckId: deck.id })} translate="no">
          {deck.name}
        </Link>
      </h3>
      <p className={styles.facts}>
        <span>{format}</span>
        <span>{counted(deck.cards, 'card')}</span>
        {!deck.isOwner && deck.ownerHandle && <span translate="no">{deck.ownerHandle}</span>}
      </p>
      {children && <div className={styles.foot}>{children}</div>}
    </div>
  </Tile>
);

interface DeckFacesProps {
  faces: readonly string[];
  cards: ReadonlyMap<string, Card>;
}

/** The pictures of a deck's leaders and bases, side by side. */
const DeckFaces = ({ faces, cards }: DeckFacesProps) =>
  faces.slice(0, MOST_FACES).map((id) => {
    const card = cards.get(id);
    return (
      <div key={id} className={styles.face}>
        <CardImage
          name=""
          image={card?.images.front ?? null}
          orientation="LANDSCAPE"
          aspects={card?.aspects ?? []}
        />
      </div>
    );
  });

const MOST_FACES = 3;

/** Holds a tile's place while decks load. */
export const DeckTilePlaceholder = () => (
  <Tile as="div">
    <SkeletonBlock className={styles.faces} />
    <div className={styles.bodyPlaceholder} />
  </Tile>
);
