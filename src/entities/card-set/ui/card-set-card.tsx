import type { CardSet } from '@domain/card-set';
import { cardSetPath } from '@domain/page';
import { LinkButton } from '@/shared/ui/link-button';
import styles from './card-set-card.module.css';
import { CardSetImage } from './card-set-image';

interface CardSetCardProps {
  cardSet: CardSet;
  /** The level of the set's name on the page. */
  heading: 'h2' | 'h3';
}

/**
 * One set with its picture, name, description and a link to its cards, which the whole card follows. Without a
 * description, the picture takes its room.
 */
export const CardSetCard = ({ cardSet, heading: Heading }: CardSetCardProps) => (
  <article className={styles.card} data-brief={cardSet.description === ''}>
    <CardSetImage cardSet={cardSet} className={styles.image} />
    <div className={styles.body}>
      <Heading className={styles.name}>{cardSet.name}</Heading>
      {cardSet.description && <p className={styles.description}>{cardSet.description}</p>}
      <LinkButton
        className={styles.link}
        variant="primary"
        to={cardSetPath(cardSet.code)}
        aria-label={`View Set ${cardSet.name}`}
      >
        View Set
      </LinkButton>
    </div>
  </article>
);
