import type { ReactNode } from 'react';
import { classNames } from '@/shared/lib/class-names';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import styles from './note-bubble.module.css';

interface NoteBubbleProps {
  content: string;
  isOwn: boolean;
  /** Named above it; null for nobody. */
  author?: string | null;
  /** When it was written, or what became of it. */
  children: ReactNode;
  /** It isn't there yet. */
  isOutgoing?: boolean;
}

/** What somebody wrote, as text, whatever is in it: the direction of what it holds stays its own. */
export const NoteBubble = ({
  content,
  isOwn,
  author = null,
  children,
  isOutgoing = false,
}: NoteBubbleProps) => (
  <div className={classNames(styles.note, isOwn && styles.own)}>
    {author !== null && <p className={styles.author}>{author}</p>}
    <div className={classNames(styles.bubble, isOutgoing && styles.outgoing)}>
      {isOwn && <VisuallyHidden>You: </VisuallyHidden>}
      <p dir="auto" className={styles.content}>
        {content}
      </p>
    </div>
    <div className={styles.below}>{children}</div>
  </div>
);
