import type { ReactNode } from 'react';
import styles from './notice-edge.module.css';

interface NoticeEdgeProps {
  /** Names the region. */
  label: string;
  /** A sentence below the notices, read out as it changes. */
  said?: ReactNode;
  /** Notices. */
  children?: ReactNode;
}

/** Stands after what it is about and sticks to the window's lower edge, so that it moves nothing that is read. */
export const NoticeEdge = ({ label, said, children }: NoticeEdgeProps) => (
  <div className={styles.edge} role="region" aria-label={label}>
    {children}
    <p role="status" className={styles.said}>
      {said}
    </p>
  </div>
);
