import { clsx } from 'clsx';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { isUndoable, type StepReason } from '@domain/collection';
import { sumInDollars } from '@domain/pricing';
import { useUndoStepMutation } from '@/entities/collection';
import { failureOf } from '@/shared/api';
import { formatTime } from '@/shared/lib/format';
import { useMoney } from '@/shared/lib/money';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { Icon, type IconName } from '@/shared/ui/icon';
import { Notice } from '@/shared/ui/notice';
import {
  actorInWords,
  extentOf,
  isStepUndone,
  type ListedStep,
  nextTurn,
  titleOf,
  turnText,
} from '../model/step';
import { StepChanges } from './change-list';
import { PaidFor } from './paid-for';
import styles from './timeline-step.module.css';

/** One step: what, when, who and how much, with undo and redo in the same row. */
export function TimelineStep({ step }: { step: ListedStep }) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const money = useMoney();
  const isUndone = isStepUndone(step);
  const isFocusWanted = useRef(false);
  // The pressed button is disabled while it works, so the title, which shows the result, gets the focus.
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
          <span>{titleOf(step)}</span>
          {isUndone && <span className={styles.badge}>Undone</span>}
        </h3>
        <p className={styles.facts}>
          <time dateTime={step.at}>{formatTime(step.at)}</time>{' '}
          <span>{`· by ${actorInWords(step.actor)} · ${extentOf(step)}${step.balanceCents !== null ? ` · you ${step.balanceCents < 0 ? 'paid' : 'got'} ${sumInDollars(Math.abs(step.balanceCents), money)}` : ''}`}</span>
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
        {!isUndone && <PaidFor step={step} />}
        {refusal && <Notice tone="error">{refusal}</Notice>}
        <StepChanges step={step} />
      </div>
    </li>
  );
}

/** The icon of each reason. */
const stepIcons: Record<StepReason, IconName> = {
  EDIT: 'edit',
  QUICK_ADD: 'collection',
  IMPORT: 'lists',
  UNDO: 'retry',
  EXCHANGE: 'offers',
  DEMO: 'collection',
};

/** From this many printings on, an undo needs a confirmation. */
const BIG = 10;

interface UndoButtonProps {
  step: ListedStep;
  className?: string | undefined;
  /** Called with the reason why nothing was undone; null when another try begins. */
  onRefused: (words: string | null) => void;
  onUndone: () => void;
}

/** Undoes or redoes a step, after a confirmation if it is a big one. A double click does it once. */
function UndoButton({ step, className, onRefused, onUndone }: UndoButtonProps) {
  const [undo, { isLoading }] = useUndoStepMutation();
  const [isAsking, setAsking] = useState(false);
  const verb = nextTurn(step);

  const perform = async () => {
    onRefused(null);
    const refusal = failureOf(await undo((step.turns.at(-1) ?? step).id));
    setAsking(false);
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
        aria-label={`${verb}: ${titleOf(step)}, ${formatTime(step.at)}`}
        onClick={press}
      >
        {verb}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={verb === 'Redo' ? 'Redo this?' : 'Undo this?'}
          confirmLabel={verb}
          pending={isLoading}
          onConfirm={() => void perform()}
          onCancel={() => setAsking(false)}
        >
          <p>{`${titleOf(step)}: ${extentOf(step)}.`}</p>
          <p>Later counts stay. This becomes a new step, which you can also undo.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
