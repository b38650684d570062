import { clsx } from 'clsx';
import { formatDate } from '@/shared/lib/format';
import { Icon } from '@/shared/ui/icon';
import { LinkButton } from '@/shared/ui/link-button';
import { Skeleton, SkeletonBlock } from '@/shared/ui/skeleton';
import type { SharedSummary } from '../api/sharing-api';
import styles from './shared-card.module.css';
import { StarSign } from './star-sign';

/** Highlighted words on a card. */
export interface SharedBadge {
  /** `3 matches` */
  text: string;
  /** What they mean, in a sentence. */
  about?: string;
  /** For words of little importance. */
  isQuiet?: boolean;
}

interface SharedCardProps {
  summary: SharedSummary;
  /** What it is: `collector's Collection`. */
  title: string;
  /** Where it is shown. */
  to: string;
  /** Null for none. */
  badge: SharedBadge | null;
}

/**
 * Something that a player shares: whose it is, when it changed and who may see it (rules/sharing#shared-card). A click
 * anywhere on it follows its link.
 */
export const SharedCard = ({ summary, title, to, badge }: SharedCardProps) => (
  <article className={styles.card}>
    <div className={styles.sharedCardSky}>
      <StarSign handle={summary.userHandle} />
      {badge && (
        <span className={clsx(styles.badge, badge.isQuiet && styles.quiet)} title={badge.about}>
          {badge.text}
        </span>
      )}
    </div>
    <div className={styles.body}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.foot}>
        <p className={styles.facts}>
          <span>
            <span>Last updated</span>{' '}
            <time dateTime={summary.updatedAt}>{formatDate(new Date(summary.updatedAt))}</time>
          </span>
          <Visibility publiclyShared={summary.publiclyShared} />
        </p>
        <LinkButton className={styles.link} to={to} aria-label={`View ${title}`}>
          View
        </LinkButton>
      </div>
    </div>
  </article>
);

/** Holds a card's place while what is shared loads. */
export const SharedCardPlaceholder = () => (
  <div className={styles.card}>
    <SkeletonBlock className={styles.sharedCardSky} />
    <div className={styles.body}>
      <Skeleton lines={3} label={null} />
    </div>
  </div>
);

/** Whether something is shared with everyone, or with chosen players only (rules/sharing#shared-card). */
const Visibility = ({ publiclyShared }: { publiclyShared: boolean }) => (
  <span className={styles.visibility}>
    <Icon name={publiclyShared ? 'globe' : 'lock'} />
    <span>{publiclyShared ? 'Shared with everyone' : 'Shared with chosen players'}</span>
  </span>
);
