import type { ReactNode } from 'react';
import { Button } from '../button';
import { Notice } from '../notice';

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
