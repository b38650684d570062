import type { ReactNode } from 'react';
import { counted } from '@/shared/lib/format';
import { tryNow } from '@/shared/lib/reachable';
import { Button } from './button';
import { Notice } from './notice';

interface OvertakenDraftProps {
  /** What was changed: “Lantern Scout, Foil”. */
  what: string;
  /** The buttons' texts: “Keep 5 copies”, “Take 2 copies”. */
  keep: string;
  take: string;
  onKeep: () => void;
  onTake: () => void;
  /** What the person set, and the current value. */
  children: ReactNode;
}

/** Two tabs changed the same value: both are shown, and the person chooses. */
export const OvertakenDraft = ({
  what,
  keep,
  take,
  onKeep,
  onTake,
  children,
}: OvertakenDraftProps) => (
  <Notice
    tone="warning"
    title={`${what} was changed elsewhere`}
    actions={
      <>
        <Button onClick={onKeep}>{keep}</Button>
        <Button onClick={onTake}>{take}</Button>
      </>
    }
  >
    {children}
  </Notice>
);

interface RefusedDraftProps {
  /** What failed, in the specification's words (rules/errors#drafts). */
  title: string;
  onRetry: () => void;
  /** The person accepts what the server has. */
  onClose: () => void;
  /** The value that the person wanted. */
  children: ReactNode;
}

/** A change was refused and rolled back (rules/errors#drafts); the value that the person wanted is offered again. */
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

interface UnreachableDraftsProps {
  /** The number of waiting drafts; for 0, nothing is shown. */
  count: number;
  /** The noun for one of them: “change”. */
  noun: string;
}

/** The connection is lost: changes are kept, and sent when it is back. */
export const UnreachableDrafts = ({ count, noun }: UnreachableDraftsProps) =>
  count > 0 && (
    <Notice
      tone="warning"
      title={`${counted(count, noun)} ${count === 1 ? 'isn’t' : 'aren’t'} saved yet`}
      actions={
        <Button icon="retry" onClick={tryNow}>
          Try now
        </Button>
      }
    >
      The server can’t be reached. You can carry on, but keep this window open: everything will be
      sent once the server is back.
    </Notice>
  );
