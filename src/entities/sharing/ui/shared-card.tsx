import { useFormatDate } from '@/shared/lib/format';
import { Icon } from '@/shared/ui/icon';
import { LinkButton } from '@/shared/ui/link-button';
import { Skeleton, SkeletonBlock } from '@/shared/ui/skeleton';
import { Tile } from '@/shared/ui/tile';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import type { SharedSummary } from '../api/sharing-api';
import styles from './shared-card.module.css';
import { StarSign } from './star-sign';

interface SharedCardProps {
  summary: SharedSummary;
  /** What it is: `collector's Collection`. */
  title: string;
  /** Where it is shown. */
  to: string;
  /** Highlighted words; null for none. */
  badge: string | null;
}

/**
 * Something that a player shares: whose it is, when it changed and who may see it (rules/sharing#shared-card). A click
 * anywhere on it follows its link.
 */
export const SharedCard = ({ summary, title, to, badge }: SharedCardProps) => (
  <Tile>
    <div className={styles.sharedCardSky}>
      <StarSign handle={summary.userHandle} />
      {badge && <span className={styles.badge}>{badge}</span>}
    </div>
    <div className={styles.body}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.foot}>
        <SharedFacts {...summary} />
        <LinkButton className={styles.link} to={to} aria-label={`View ${title}`}>
          View
        </LinkButton>
      </div>
    </div>
  </Tile>
);

/** Holds a card's place while what is shared loads. */
export const SharedCardPlaceholder = () => (
  <Tile as="div">
    <SkeletonBlock className={styles.sharedCardSky} />
    <div className={styles.body}>
      <Skeleton lines={3} label={null} />
    </div>
  </Tile>
);

interface SharedFactsProps extends Pick<SharedSummary, 'updatedAt' | 'publiclyShared'> {
  /** Whether they stand in one line. */
  isLine?: boolean;
}

/** When something was changed, and whether it is shared with everyone or with chosen players (rules/sharing#shared-card). */
export function SharedFacts({ updatedAt, publiclyShared, isLine = false }: SharedFactsProps) {
  const formatDate = useFormatDate();
  const audience = publiclyShared ? 'everyone' : 'chosen players';
  return (
    <p className={styles.facts} data-line={isLine || undefined}>
      <span>
        <span>Last updated</span>{' '}
        <time dateTime={updatedAt}>{formatDate(new Date(updatedAt))}</time>
      </span>
      <span className={styles.visibility}>
        <Icon name={publiclyShared ? 'globe' : 'lock'} />
        {isLine ? (
          <span>
            <VisuallyHidden>Shared with </VisuallyHidden>
            <span>{audience}</span>
          </span>
        ) : (
          <span>{`Shared with ${audience}`}</span>
        )}
      </span>
    </p>
  );
}
