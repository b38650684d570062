import { CardImage, useCard } from '@/entities/card';
import { useAppSelector } from '@/shared/store';
import { selectCardPreview, type CardPreview } from '../model/card-preview-slice';
import { placePreview, PREVIEW_SIZE } from '../model/place-preview';
import styles from './card-hover-preview.module.css';

/** The front of the card under the mouse, near the pointer (rules/cards#hover-preview). */
export function CardHoverPreview() {
  const preview = useAppSelector(selectCardPreview);
  return preview && <FloatingPreview key={preview.cardId} {...preview} />;
}

function FloatingPreview({ cardId, pointer }: CardPreview) {
  const load = useCard(cardId);
  const { x, y } = placePreview(pointer, { width: window.innerWidth, height: window.innerHeight });
  return (
    <div
      role="tooltip"
      data-card-preview
      className={styles.preview}
      style={{ left: x, top: y, width: PREVIEW_SIZE.width }}
    >
      {load.status === 'loaded' ? (
        <CardImage
          name={load.card.name}
          image={load.card.images.front}
          aspects={load.card.aspects}
        />
      ) : (
        <p className={styles.notice}>
          {load.status === 'loading' ? 'Loading...' : 'Error loading card details'}
        </p>
      )}
    </div>
  );
}
