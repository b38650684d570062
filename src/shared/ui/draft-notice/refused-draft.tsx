import type { ReactNode } from 'react';
import { Button } from '../button';
import { Notice } from '../notice';

interface RefusedDraftProps {
  /** What failed, in the specification's words (rules/errors#drafts). */
  title: string;
  onRetry: () => void;
  /** The person goes by what the server has. */
  onClose: () => void;
  /** What the person wanted. */
  children: ReactNode;
}

/** A change was refused and is rolled back (rules/errors#drafts); what the person wanted isn't lost. */
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
