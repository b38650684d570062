import type { ReactNode } from 'react';
import { LinkButton } from '@/shared/ui/link-button';
import type { SharedSummary } from '../model/shared-summary';
import styles from './shared-card.module.css';
import { StarSign } from './star-sign';
import { Visibility } from './visibility';

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

interface SharedCardProps {
  summary: SharedSummary;
  /** What it is: `collector's Collection`. */
  title: string;
  /** Where it is shown. */
  to: string;
  /** Words that stand out, such as that it is one's own. */
  badge?: ReactNode;
}

/** Something that a player shares: whose it is, when it changed and who may see it (spec 2). All of it follows its link. */
export const SharedCard = ({ summary, title, to, badge }: SharedCardProps) => (
  <article className={styles.card}>
    <div className={styles.sky}>
      <StarSign handle={summary.userHandle} />
      {badge && <span className={styles.badge}>{badge}</span>}
    </div>
    <div className={styles.body}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.foot}>
        <p className={styles.facts}>
          <span>
            Last updated{' '}
            <time dateTime={summary.updatedAt}>{dates.format(new Date(summary.updatedAt))}</time>
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
