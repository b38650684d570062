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
  /** Called when it is dismissed. Unless it moves the focus, that goes to the page's heading. */
  onDismiss: () => void;
}

/** The button of a note that goes away would take the focus with it. */
const focusHeading = () => document.querySelector('h1')?.focus();

/** Names the ignored parts of a link or a typed text (rules/links#dropped-parts); nothing without any. */
export const DroppedNotice = ({ dropped, onDismiss }: DroppedNoticeProps) =>
  dropped.length === 0 ? null : (
    <Notice
      tone="warning"
      actions={
        <Button
          onClick={() => {
            const focused = document.activeElement;
            onDismiss();
            if (document.activeElement === focused) focusHeading();
          }}
        >
          Dismiss
        </Button>
      }
    >{`Ignored in this link: ${dropped.join(', ')}`}</Notice>
  );

interface NoticeEdgeProps {
  /** The region's name. */
  label: string;
  /** A sentence below the notices, announced when it changes. */
  said?: ReactNode;
  children?: ReactNode;
}

/**
 * Placed after its subject and sticky at the window's lower edge, so nothing shifts. It isn't rendered while a dialog
 * covers it: a dialog has its own if it needs one.
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
