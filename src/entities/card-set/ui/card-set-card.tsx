import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { CardSet } from '@domain/card-set';
import { sizedImageUrl, useMeasuredWidth } from '@/shared/lib/sized-image';
import styles from './card-set-card.module.css';

const DEFAULT_IMAGE = '/images/card_sets/default.jpg';

/** One set with its picture, name, description and a link to its cards (spec 2). */
export const CardSetCard = ({ cardSet }: { cardSet: CardSet }) => (
  <article className={styles.card}>
    <SetImage url={cardSet.imageUrl ?? DEFAULT_IMAGE} />
    <div className={styles.body}>
      <h3 className={styles.name}>{cardSet.name}</h3>
      <p className={styles.description}>{cardSet.description}</p>
      <Link
        className={styles.link}
        to={`/card-sets/${cardSet.code}`}
        aria-label={`View Set ${cardSet.name}`}
      >
        View Set
      </Link>
    </div>
  </article>
);

/** Decoration: the set's name stands beneath it. A picture that can't be loaded gives way to the default one. */
function SetImage({ url }: { url: string }) {
  const container = useRef<HTMLDivElement>(null);
  const width = useMeasuredWidth(container);
  const [failed, setFailed] = useState(false);
  return (
    <div ref={container} className={styles.image}>
      {width > 0 && (
        <img
          src={failed ? DEFAULT_IMAGE : sizedImageUrl(url, width, 2)}
          alt=""
          decoding="async"
          onError={() => setFailed(true)}
        />
      )}
    </div>
  );
}
