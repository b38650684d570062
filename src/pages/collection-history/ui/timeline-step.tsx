import { isUndoable } from '@domain/collection';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '@/shared/lib/class-names';
import { Icon } from '@/shared/ui/icon';
import { Notice } from '@/shared/ui/notice';
import { timeOf } from '../model/days';
import type { Step } from '../model/step';
import { actorInWords, extentOf, titleOf } from '../model/step-words';
import { StepChanges } from './step-changes';
import { stepIcons } from './step-icons';
import styles from './timeline-step.module.css';
import { UndoButton } from './undo-button';

/** One thing that was done: what, when, who and how much, with a way back. */
export function TimelineStep({ step }: { step: Step }) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { isUndone } = step;
  const isFocusWanted = useRef(false);
  // The button goes once the step is told as undone; the focus, which a dialog gave back to it, stays with the step.
  useEffect(() => {
    if (isUndone && isFocusWanted.current) title.current?.focus({ preventScroll: true });
  }, [isUndone]);
  return (
    <li className={classNames(styles.step, isUndone && styles.undone)}>
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
