import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { firstStepsToShow } from '@domain/first-steps';
import { useAuth } from '@/entities/session';
import { useFirstStepsQuery, usePutFirstStepsAwayMutation } from '@/entities/user';
import { REFETCHED_AT_MOUNT } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import styles from './first-steps.module.css';

interface FirstStepsProps {
  /** What is shown without them. */
  otherwise: ReactNode;
}

/**
 * What a newcomer does first, ticked by what they have: until all is done, or until they put it away
 * (rules/pages#first-steps).
 */
export function FirstSteps({ otherwise }: FirstStepsProps) {
  const { user } = useAuth();
  const { data: state, refetch } = useFirstStepsQuery(
    user ? undefined : skipToken,
    REFETCHED_AT_MOUNT,
  );
  const [putAway, { isLoading }] = usePutFirstStepsAwayMutation();
  /** What the person has just done with them here. */
  const [moved, setMoved] = useState<'away' | 'back' | null>(null);
  const steps = user && state ? firstStepsToShow(state) : null;
  const Steps = useStepsFile(steps !== null);

  const set = async (isPutAway: boolean) => {
    const { data } = await putAway({ isPutAway });
    if (data) setMoved(isPutAway ? 'away' : 'back');
  };
  if (steps) {
    return Steps === null ? (
      otherwise
    ) : (
      <Steps
        steps={steps}
        takesFocus={moved === 'back'}
        isPending={isLoading}
        onChange={() => void refetch()}
        onPutAway={() => void set(true)}
      />
    );
  }
  return moved === 'away' && state?.isPutAway ? (
    <div className={styles.putAway}>
      {otherwise}
      <PutAwayNote loading={isLoading} onTakeOut={() => void set(false)} />
    </div>
  ) : (
    otherwise
  );
}

/**
 * The component of the steps, which only newcomers load, with the dialogs for sharing and the handle. Null until it is
 * there: without it, home is complete, so a file that can't be loaded is no failure of the page.
 */
function useStepsFile(isWanted: boolean) {
  const [file, setFile] = useState<typeof import('./steps') | null>(null);
  useEffect(() => {
    if (isWanted) void import('./steps').then(setFile, () => undefined);
  }, [isWanted]);
  return file?.Steps ?? null;
}

interface PutAwayNoteProps {
  loading: boolean;
  onTakeOut: () => void;
}

/** Says that the steps are put away, and takes them out again; the focus goes on to it. */
function PutAwayNote({ loading, onTakeOut }: PutAwayNoteProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <p role="status" className={styles.note}>
      The first steps are put away.{' '}
      <Button ref={button} variant="quiet" icon="undo" loading={loading} onClick={onTakeOut}>
        Show them again
      </Button>
    </p>
  );
}
