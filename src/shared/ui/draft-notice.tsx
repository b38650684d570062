import type { ReactNode } from 'react';
import { counted } from '@/shared/lib/format';
import { tryNow } from '@/shared/lib/reachable';
import { Button } from './button';
import { Notice } from './notice';

interface OvertakenDraftProps {
  /** What was changed: “Lantern Scout, Foil”. */
  what: string;
  /** What the buttons say: “Keep 5 copies”, “Take 2 copies”. */
  keep: string;
  take: string;
  onKeep: () => void;
  onTake: () => void;
  /** What the person set, and what is there now. */
  children: ReactNode;
}

/** Two tabs changed one thing: both values are shown, and the person says which one holds. */
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

interface UnreachableDraftsProps {
  /** How many wait; for none, nothing is shown. */
  count: number;
  /** What one of them is: “change”. */
  noun: string;
}

/** The connection is lost: what the person did is kept, and sent when it is back. */
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
      The server can’t be reached. You can go on, but keep this window open: everything is sent once
      it is back.
    </Notice>
  );
