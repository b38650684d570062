import { forwardRef } from 'react';
import type { ShareSettings } from '@/entities/sharing';
import { Icon, type IconName } from '@/shared/ui/icon';
import styles from './share-list.module.css';

/** Who sees it now; announced whenever it changes. */
export const SharingSummary = forwardRef<HTMLParagraphElement, { settings: ShareSettings }>(
  function SharingSummary({ settings }, ref) {
    const { icon, text } = summaryOf(settings);
    return (
      <p ref={ref} role="status" tabIndex={-1} className={styles.summary}>
        <span className={styles.sign}>
          <Icon name={icon} />
        </span>
        <strong>{text}</strong>
      </p>
    );
  },
);

function summaryOf({ sharedWithAll, sharedWithUsers }: ShareSettings): {
  icon: IconName;
  text: string;
} {
  if (sharedWithAll) return { icon: 'globe', text: 'Everyone can see it.' };
  const { length } = sharedWithUsers;
  if (length === 0) return { icon: 'lock', text: 'Private: only you can see it.' };
  const others = length === 1 ? 'one other person' : `${length} other people`;
  return { icon: 'user', text: `You and ${others} can see it.` };
}
