import { useState } from 'react';
import { useUndoStepMutation } from '@/entities/collection';
import { apiErrorOf } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { timeOf } from '../model/days';
import type { Step } from '../model/step';
import { extentOf, titleOf } from '../model/step-words';

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
export function UndoButton({ step, className, onRefused, onUndone }: UndoButtonProps) {
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
          <p>
            What you counted since stays counted. This becomes a step of its own, which you can undo
            again.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
