import { clsx } from 'clsx';
import {
  type Card,
  type CardImage as Image,
  type CardImages,
  setAndNumber,
  type VariantType,
} from '@domain/card';
import styles from './card-faces.module.css';
import type { ExpectedWidths } from '@/shared/lib/sized-image';
import { CardImage } from './card-image';

interface CardFacesProps {
  card: Card;
  /** The faces of the printing that is shown. */
  images: CardImages;
  variantType?: VariantType | undefined;
  face: 'front' | 'back';
  /** How wide the front will be, where it is part of a document's first screen. */
  expectedWidths?: ExpectedWidths;
}

/**
 * Both faces in one place, with a flip between them. The hidden one is hidden from screen readers too. It is
 * `--portrait-width` or `--landscape-width` wide at most.
 */
export function CardFaces({
  card,
  images: { front, back },
  variantType,
  face,
  expectedWidths,
}: CardFacesProps) {
  const common = {
    aspects: card.aspects,
    number: setAndNumber(card),
    eager: true,
    ...(variantType && { variantType }),
  };
  return (
    <div className={styles.stage}>
      <div className={clsx(styles.turn, face === 'back' && styles.turned)}>
        <div className={clsx(styles.face, shapeOf(front))} aria-hidden={face === 'back'}>
          <CardImage
            name={card.name}
            image={front}
            expectedWidths={expectedWidths}
            isFirst
            {...common}
          />
        </div>
        {back && (
          <div
            className={clsx(styles.face, styles.back, shapeOf(back))}
            aria-hidden={face === 'front'}
          >
            <CardImage name={`${card.name} (back)`} image={back} {...common} />
          </div>
        )}
      </div>
    </div>
  );
}

const shapeOf = (image: Image | null) =>
  image?.orientation === 'LANDSCAPE' ? styles.landscape : styles.portrait;
