import type { CardImage as Image } from '@domain/card';
import { CardImage } from '@/entities/card';
import styles from './card-faces.module.css';

interface CardFacesProps {
  name: string;
  front: Image | null;
  back: Image | null;
  face: 'front' | 'back';
}

/** Both faces on one place, turned over between them. The hidden one is hidden from screen readers too. */
export const CardFaces = ({ name, front, back, face }: CardFacesProps) => (
  <div className={styles.stage}>
    <div className={`${styles.turn} ${face === 'back' ? styles.turned : ''}`}>
      <div className={`${styles.face} ${shapeOf(front)}`} aria-hidden={face === 'back'}>
        <CardImage name={name} image={front} />
      </div>
      {back && (
        <div
          className={`${styles.face} ${styles.back} ${shapeOf(back)}`}
          aria-hidden={face === 'front'}
        >
          <CardImage name={`${name} (back)`} image={back} />
        </div>
      )}
    </div>
  </div>
);

const shapeOf = (image: Image | null) =>
  image?.orientation === 'LANDSCAPE' ? styles.landscape : styles.portrait;
