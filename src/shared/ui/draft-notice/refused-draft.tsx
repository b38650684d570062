import type { ReactNode } from 'react';
import { Button } from '../button';
import { Notice } from '../notice';

interface RefusedDraftProps {
  /** What failed, in the specification's words (spec 8). */
  title: string;
  onRetry: () => void;
  /** The person goes by what the server has. */
  onClose: () => void;
  /** What the person wanted. */
  children: ReactNode;
}

/** A change was refused and is rolled back (spec 8); what the person wanted isn't lost. */
export const RefusedDraft = ({ title, onRetry, onClose, children }: RefusedDraftProps) => (
  <Notice
    tone="error"
    title={title}
    actions={
      <>
        <Button icon="retry" onClick={onRetry}>
          Try again
        </Button>
        <Button variant="quiet" icon="close" aria-label="Close" onClick={onClose} />
      </>
    }
  >
    {children}
  </Notice>
);
