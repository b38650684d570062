import { skipToken } from '@reduxjs/toolkit/query';
import { lazy, useEffect, useRef, useState, type ComponentType } from 'react';
import { firstStepsToShow } from '@domain/first-steps';
import { useAuth } from '@/entities/session';
import { useFirstStepsQuery, usePutFirstStepsAwayMutation } from '@/entities/user';
import { Button } from '@/shared/ui/button';
import { Muted } from '@/shared/ui/muted';
import type { StepsProps } from './steps';

/** Only newcomers load this file, which brings the dialogs for sharing and the handle. Home is complete without it. */
const Steps = lazy<ComponentType<StepsProps>>(async () => {
  try {
    // Awaited: the bundler moves a `then` in front of the loading of styles, whose failure it would miss.
    return { default: (await import('./steps')).Steps };
  } catch {
    return { default: () => null };
  }
});

/**
 * A newcomer's first steps, ticked by what they have, until all are done or the newcomer hides them
 * (rules/pages#first-steps).
 */
export function FirstSteps() {
  const { user } = useAuth();
  const { data: state, refetch } = useFirstStepsQuery(user ? undefined : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const [putAway, { isLoading }] = usePutFirstStepsAwayMutation();
  /** What the person has just done with the steps on this page. */
  const [moved, setMoved] = useState<'away' | 'back' | null>(null);
  const steps = user && state ? firstStepsToShow(state) : null;

  const set = async (isPutAway: boolean) => {
    const { data } = await putAway({ isPutAway });
    if (data) setMoved(isPutAway ? 'away' : 'back');
  };
  if (steps) {
    return (
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
    <PutAwayNote loading={isLoading} onTakeOut={() => void set(false)} />
  ) : null;
}

interface PutAwayNoteProps {
  loading: boolean;
  onTakeOut: () => void;
}

/** Says that the steps are hidden, and offers to show them again. It takes the focus. */
function PutAwayNote({ loading, onTakeOut }: PutAwayNoteProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Muted as="p" role="status">
      <span>The first steps are hidden.</span>{' '}
      <Button ref={button} variant="quiet" icon="undo" loading={loading} onClick={onTakeOut}>
        Show them again
      </Button>
    </Muted>
  );
}
