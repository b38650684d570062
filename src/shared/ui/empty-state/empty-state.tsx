import type { ComponentProps, ReactNode } from 'react';
import { Motif } from '../motif';
import { Panel } from '../panel';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  /** The constellation above the heading. */
  figure: ComponentProps<typeof Motif>['figure'];
  /** A heading of level 2 that says what is missing. */
  title: string;
  /** An explanation and what to do next, in a sentence or two. */
  children?: ReactNode;
  /** Links and buttons for what to do next; the best one first. */
  actions?: ReactNode;
}

/** Shown if there is little or nothing to show yet, always with a next action. */
export const EmptyState = ({ figure, title, children, actions }: EmptyStateProps) => (
  <Panel
    centred
    title={
      <>
        <Motif figure={figure} />
        <span>{title}</span>
      </>
    }
  >
    {typeof children === 'string' ? <p>{children}</p> : children}
    {actions && <div className={styles.actions}>{actions}</div>}
  </Panel>
);
