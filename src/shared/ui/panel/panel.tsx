import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Segment } from 'semantic-ui-react';
import styles from './panel.module.css';

interface PanelProps {
  /** A heading of level 2. */
  title?: ReactNode;
  /** Centred, for a panel that is the only content. */
  centred?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}

/** A raised surface that groups related content. */
export const Panel = ({ title, centred = false, className, children }: PanelProps) => (
  <Segment as="section" className={clsx(styles.panel, centred && styles.centred, className)}>
    {title && <h2 className={styles.title}>{title}</h2>}
    {children}
  </Segment>
);
