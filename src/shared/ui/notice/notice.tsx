import type { ReactNode } from 'react';
import { Message, MessageHeader } from 'semantic-ui-react';
import { classNames } from '@/shared/lib/class-names';
import styles from './notice.module.css';

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
    className={classNames(styles.notice)}
  >
    <div className={styles.text}>
      {title && <MessageHeader as="p">{title}</MessageHeader>}
      {children}
    </div>
    {actions && <div className={styles.actions}>{actions}</div>}
  </Message>
);
