import { Link } from 'react-router-dom';
import type { useSetProgressQuery } from '@/entities/card-set';
import { apiErrorOf } from '@/shared/api';
import { useFormatDate } from '@/shared/lib/format';
import { useMoney } from '@/shared/lib/money';
import { RetryButton } from '@/shared/ui/retry-button';
import { SkeletonBlock } from '@/shared/ui/skeleton';
import type { useOwnFiguresQuery } from '../api/own-figures-api';
import { ownFacts } from '../model/own-facts';
import styles from './owner-panel.module.css';

interface OwnerPanelProps {
  figures: ReturnType<typeof useOwnFiguresQuery>;
  progress: ReturnType<typeof useSetProgressQuery>;
}

/** What waits for the viewer and what they have, each with a link (rules/pages#home). */
export function OwnerPanel({ figures, progress }: OwnerPanelProps) {
  const money = useMoney();
  const formatDate = useFormatDate();
  const failed = [figures, progress].filter(({ error, isFetching }) => error && !isFetching);
  return (
    <section aria-label="Your cards" aria-busy={figures.isLoading || progress.isLoading}>
      <ul className={styles.facts}>
        {ownFacts({ figures: figures.data, progress: progress.data, money, formatDate }).map(
          ({ label, figure, details, isNextStep, to }) => (
            <li key={label} className={styles.fact} data-next={isNextStep}>
              <Link className={styles.link} to={to}>
                <span className={styles.label}>{label}</span>
                {figure === null ? (
                  <SkeletonBlock className={styles.waiting} />
                ) : (
                  <strong className={styles.figure}>{figure}</strong>
                )}
                {details.map((detail) => (
                  <span key={detail} className={styles.detail}>
                    {detail}
                  </span>
                ))}
              </Link>
            </li>
          ),
        )}
      </ul>
      {failed[0] && (
        <p className={styles.failed}>
          <span>Not everything could be loaded.</span>
          <RetryButton
            error={apiErrorOf(failed[0].error)}
            onClick={() => {
              for (const { refetch } of failed) void refetch();
            }}
          />
        </p>
      )}
    </section>
  );
}
