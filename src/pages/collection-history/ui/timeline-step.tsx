import { clsx } from 'clsx';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { isUndoable, type StepReason } from '@domain/collection';
import { useUndoStepMutation } from '@/entities/collection';
import { apiErrorOf } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { Icon, type IconName } from '@/shared/ui/icon';
import { Notice } from '@/shared/ui/notice';
import { timeOf } from '../model/days';
import {
  actorInWords,
  extentOf,
  isTakenBack,
  type ListedStep,
  nextTurn,
  titleOf,
  turnText,
} from '../model/step';
import { StepChanges } from './change-list';
import styles from './timeline-step.module.css';

/** One step: what, when, who and how much, with undo and redo in its own row. */
export function TimelineStep({ step }: { step: ListedStep }) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const isUndone = isTakenBack(step);
  const isFocusWanted = useRef(false);
  // The button that was pressed is disabled while it works, so the title, which says what came of it, gets the focus.
  useEffect(() => {
    if (isFocusWanted.current) title.current?.focus({ preventScroll: true });
    isFocusWanted.current = false;
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
        {step.turns.map((turn, nth) => (
          <p key={turn.id} className={styles.facts}>
            {turnText(turn, nth)}
          </p>
        ))}
      </div>
      {isUndoable(step.reason) && (
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
  step: ListedStep;
  className?: string | undefined;
  /** Says why nothing was undone; null where another try begins. */
  onRefused: (words: string | null) => void;
  onUndone: () => void;
}

/** Takes a step back or brings it back, after a question if it is a big one. A double click does it once. */
function UndoButton({ step, className, onRefused, onUndone }: UndoButtonProps) {
  const [undo, { isLoading }] = useUndoStepMutation();
  const [isAsking, setAsking] = useState(false);
  const verb = nextTurn(step);

  const perform = async () => {
    onRefused(null);
    const { data, error } = await undo((step.turns.at(-1) ?? step).id);
    setAsking(false);
    const refusal = error ? apiErrorOf(error).message : data?.errors[0]?.message;
    if (refusal === undefined) onUndone();
    else onRefused(refusal);
  };

  const press = ({ detail: clicksInARow }: MouseEvent) => {
    if (clicksInARow > 1) return;
    if (step.printingCount >= BIG) setAsking(true);
    else void perform();
  };

  return (
    <>
      <Button
        className={className}
        loading={isLoading && !isAsking}
        aria-label={`${verb}: ${titleOf(step)}, ${timeOf(step.at)}`}
        onClick={press}
      >
        {verb}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={verb === 'Redo' ? 'Bring this back?' : 'Undo this?'}
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
