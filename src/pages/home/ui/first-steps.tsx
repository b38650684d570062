import { skipToken } from '@reduxjs/toolkit/query';
import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { firstStepsToShow } from '@domain/first-steps';
import { useAuth } from '@/entities/session';
import { useFirstStepsQuery, usePutFirstStepsAwayMutation } from '@/entities/user';
import { Button } from '@/shared/ui/button';
import { Muted } from '@/shared/ui/muted';
import styles from './first-steps.module.css';
import type { StepsProps } from './steps';

/** Shown if the steps' file can't be loaded; home is complete without the steps. */
const WithoutSteps = ({ otherwise }: StepsProps & FirstStepsProps) => <>{otherwise}</>;

/** Only newcomers load this file, which brings the dialogs for sharing and the handle. */
const Steps = lazy<ComponentType<StepsProps & FirstStepsProps>>(async () => {
  try {
    // Awaited: the bundler moves a `then` in front of the loading of styles, whose failure it would miss.
    return { default: (await import('./steps')).Steps };
  } catch {
    return { default: WithoutSteps };
  }
});

interface FirstStepsProps {
  /** Shown if there are no steps. */
  otherwise: ReactNode;
}

/**
 * A newcomer's first steps, ticked by what they have, until all are done or the newcomer hides them
 * (rules/pages#first-steps).
 */
export function FirstSteps({ otherwise }: FirstStepsProps) {
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
      <Suspense fallback={otherwise}>
        <Steps
          steps={steps}
          takesFocus={moved === 'back'}
          isPending={isLoading}
          onChange={() => void refetch()}
          onPutAway={() => void set(true)}
          otherwise={otherwise}
        />
      </Suspense>
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
