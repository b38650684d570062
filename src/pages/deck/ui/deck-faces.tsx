import { CardImage } from '@/entities/card';
import type { DeckRow } from '../model/deck-sections';
import styles from './deck-page.module.css';

interface DeckFacesProps {
  rows: readonly DeckRow[];
  onOpen: (cardId: string) => void;
}

/** The pictures of a deck's leaders and bases. */
export const DeckFaces = ({ rows, onOpen }: DeckFacesProps) => {
  const faces = rows.filter(
    ({ line }) => line.copies > 0 && (line.part === 'LEADER' || line.part === 'BASE'),
  );
  if (faces.length === 0) return null;
  return (
    <div className={styles.faces}>
      {faces.slice(0, MOST_FACES).map(({ key, card }) => (
        <CardImage
          key={key}
          name={card.name}
          image={card.images.front}
          orientation="LANDSCAPE"
          aspects={card.aspects}
          eager
          onClick={() => onOpen(card.id)}
        />
      ))}
    </div>
  );
};

const MOST_FACES = 4;
