import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { isUndoable, type StepReason } from '@domain/collection';
import { useUndoStepMutation } from '@/entities/collection';
import { apiErrorOf } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { Icon, type IconName } from '@/shared/ui/icon';
import { Notice } from '@/shared/ui/notice';
import { timeOf } from '../model/days';
import { type Step, actorInWords, extentOf, titleOf } from '../model/step';
import { StepChanges } from './change-list';
import styles from './timeline-step.module.css';

/** One step: what, when, who and how much, with undo. */
export function TimelineStep({ step }: { step: Step }) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { isUndone } = step;
  const isFocusWanted = useRef(false);
  // The button goes once the step is shown as undone; the focus, which a dialog gave back to it, stays with the step.
  useEffect(() => {
    if (isUndone && isFocusWanted.current) title.current?.focus({ preventScroll: true });
  }, [isUndone]);
  return (
    <li className={clsx(styles.step, isUndone && styles.undone)}>
      <span className={styles.sign}>
        <Icon name={stepIcons[step.reason]} />
      </span>
      <div className={styles.what}>
        <h3 ref={title} tabIndex={-1} className={styles.title}>
          {titleOf(step)}
          {isUndone && <span className={styles.badge}>Undone</span>}
        </h3>
        <p className={styles.facts}>
          <time dateTime={step.at}>{timeOf(step.at)}</time> · by {actorInWords(step.actor)} ·{' '}
          {extentOf(step)}
        </p>
      </div>
      {!isUndone && isUndoable(step.reason) && (
        <UndoButton
          step={step}
          className={styles.undo}
          onRefused={setRefusal}
          onUndone={() => {
            isFocusWanted.current = true;
          }}
        />
      )}
      <div className={styles.changes}>
        {refusal && <Notice tone="error">{refusal}</Notice>}
        <StepChanges step={step} />
      </div>
    </li>
  );
}

/** The sign of each reason. */
const stepIcons: Record<StepReason, IconName> = {
  EDIT: 'edit',
  QUICK_ADD: 'collection',
  IMPORT: 'lists',
  UNDO: 'retry',
  EXCHANGE: 'offers',
  DEMO: 'collection',
};

/** From so many printings on, an undo is asked about first. */
const BIG = 10;

interface UndoButtonProps {
  step: Step;
  className?: string | undefined;
  /** Says why nothing was undone; null where another try begins. */
  onRefused: (words: string | null) => void;
  onUndone: () => void;
}

/** Takes a step back, after a question where it is a big one; an undo, which brings its step back. */
function UndoButton({ step, className, onRefused, onUndone }: UndoButtonProps) {
  const [undo, { isLoading }] = useUndoStepMutation();
  const [isAsking, setAsking] = useState(false);
  const verb = step.reason === 'UNDO' ? 'Redo' : 'Undo';

  const perform = async () => {
    onRefused(null);
    const { data, error } = await undo(step.id);
    setAsking(false);
    const refusal = error ? apiErrorOf(error).message : data?.errors[0]?.message;
    if (refusal === undefined) onUndone();
    else onRefused(refusal);
  };

  return (
    <>
      <Button
        className={className}
        loading={isLoading && !isAsking}
        aria-label={`${verb}: ${titleOf(step)}, ${timeOf(step.at)}`}
        onClick={() => (step.printingCount >= BIG ? setAsking(true) : void perform())}
      >
        {verb}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={step.reason === 'UNDO' ? 'Bring this back?' : 'Undo this?'}
          confirmLabel={verb}
          pending={isLoading}
          onConfirm={() => void perform()}
          onCancel={() => setAsking(false)}
        >
          <p>
            {titleOf(step)}: {extentOf(step)}.
          </p>
          <p>Later counts stay. This becomes a new step, which you can also undo.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
