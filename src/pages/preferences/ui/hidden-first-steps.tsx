import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { hasHiddenFirstSteps } from '@domain/first-steps';
import { useFirstStepsQuery, usePutFirstStepsAwayMutation } from '@/entities/user';
import { apiErrorOf } from '@/shared/api';
import { routes } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { LinkButton } from '@/shared/ui/link-button';
import { LoadError } from '@/shared/ui/load-error';
import { Panel } from '@/shared/ui/panel';
import styles from './preferences-page.module.css';

/** Shows the first steps on home again, for a newcomer who has hidden them (rules/pages#first-steps). */
export function HiddenFirstSteps() {
  // Every preference may change what is done of them, which matters only while they are hidden.
  const [isOver, setOver] = useState(false);
  const { data: state } = useFirstStepsQuery(isOver ? skipToken : undefined);
  const isHidden = state !== undefined && hasHiddenFirstSteps(state);
  if (state && !isHidden && !isOver) setOver(true);
  const [putAway, { data: shown, error, isLoading }] = usePutFirstStepsAwayMutation();
  if (!isHidden && !shown) return null;
  const show = () => void putAway({ isPutAway: false });
  return (
    <Panel title="First steps" className={styles.panel}>
      <div role="status">
        {shown && (
          <p>
            <span>The first steps are on your home page again.</span>{' '}
            <LinkButton to={routes.home} variant="quiet">
              Go there
            </LinkButton>
          </p>
        )}
      </div>
      {error && <LoadError error={apiErrorOf(error)} onRetry={show} />}
      {!shown && (
        <>
          <p>You have hidden the steps that help newcomers with their collection and lists.</p>
          <Button icon="undo" loading={isLoading} onClick={show}>
            Show the first steps
          </Button>
        </>
      )}
    </Panel>
  );
}
