import { useRef, useState } from 'react';
import type { CardSet } from '@domain/card-set';
import { sizedImageUrl, useMeasuredWidth } from '@/shared/lib/sized-image';
import { LinkButton } from '@/shared/ui/link-button';
import styles from './card-set-card.module.css';

const DEFAULT_IMAGE = '/images/card_sets/default.jpg';

interface CardSetCardProps {
  cardSet: CardSet;
  /** The level of the set's name on the page. */
  heading: 'h2' | 'h3';
}

/** One set with its picture, name, description and a link to its cards (spec 2). */
export const CardSetCard = ({ cardSet, heading: Heading }: CardSetCardProps) => (
  <article className={styles.card}>
    <SetImage url={cardSet.imageUrl ?? DEFAULT_IMAGE} />
    <div className={styles.body}>
      <Heading className={styles.name}>{cardSet.name}</Heading>
      <p className={styles.description}>{cardSet.description}</p>
      <LinkButton
        className={styles.link}
        variant="primary"
        to={`/card-sets/${cardSet.code}`}
        aria-label={`View Set ${cardSet.name}`}
      >
        View Set
      </LinkButton>
    </div>
  </article>
);

/**
 * Decoration: the set's name stands beneath it. A picture that can't be loaded gives way to the default one, and
 * that one, if it fails as well, to the empty place.
 */
function SetImage({ url }: { url: string }) {
  const container = useRef<HTMLDivElement>(null);
  const width = useMeasuredWidth(container);
  const [failures, setFailures] = useState(0);
  return (
    <div ref={container} className={styles.image}>
      {width > 0 && failures < 2 && (
        <img
          key={failures}
          src={failures > 0 ? DEFAULT_IMAGE : sizedImageUrl(url, width, 2)}
          alt=""
          decoding="async"
          onError={() => setFailures(failures + 1)}
        />
      )}
    </div>
  );
}
