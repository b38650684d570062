import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Message, MessageHeader } from 'semantic-ui-react';
import styles from './notice.module.css';
import { Button } from '../button';
import { useIsCovered } from '../dialog';

interface NoticeProps {
  /** An `error` interrupts a screen reader (role alert); the others wait their turn (role status). */
  tone?: 'error' | 'warning' | 'success' | 'info';
  title?: ReactNode;
  /** Buttons and links after the text. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A banner in the page. */
export const Notice = ({ tone = 'info', title, actions, children }: NoticeProps) => (
  <Message
    role={tone === 'error' ? 'alert' : 'status'}
    negative={tone === 'error'}
    warning={tone === 'warning'}
    positive={tone === 'success'}
    info={tone === 'info'}
    className={clsx(styles.notice)}
  >
    <div className={styles.text}>
      {title && <MessageHeader as="p">{title}</MessageHeader>}
      {children}
    </div>
    {actions && <div className={styles.actions}>{actions}</div>}
  </Message>
);

interface DroppedNoticeProps {
  /** The ignored parts. */
  dropped: readonly string[];
  /** It has been read. The button that had the focus goes with it: the focus belongs elsewhere then. */
  onDismiss: () => void;
}

/** Names the ignored parts of a link or a typed text (rules/links#dropped-parts); nothing without any. */
export const DroppedNotice = ({ dropped, onDismiss }: DroppedNoticeProps) =>
  dropped.length === 0 ? null : (
    <Notice tone="warning" actions={<Button onClick={onDismiss}>Dismiss</Button>}>
      Ignored in this link: {dropped.join(', ')}
    </Notice>
  );

interface NoticeEdgeProps {
  /** Names the region. */
  label: string;
  /** A sentence below the notices, read out as it changes. */
  said?: ReactNode;
  /** Notices. */
  children?: ReactNode;
}

/**
 * Placed after its subject and sticky at the window's lower edge, so nothing shifts. While a dialog covers it, it isn't
 * there: a dialog has its own, where it is needed.
 */
export function NoticeEdge({ label, said, children }: NoticeEdgeProps) {
  if (useIsCovered()) return null;
  return (
    <div className={styles.edge} role="region" aria-label={label}>
      {children}
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  );
}
