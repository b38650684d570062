import { useId, useState } from 'react';
import { Button } from '@/shared/ui/button';
import type { Step } from '../model/step';
import { AllChanges } from './all-changes';
import { ChangeList } from './change-list';
import styles from './change-list.module.css';

const numbers = new Intl.NumberFormat('en-US');

/** What a step changed: a few printings at first, all of a big step on demand. */
export function StepChanges({ step }: { step: Step }) {
  const { id, firstChanges, printingCount } = step;
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  if (printingCount === 0) {
    return <p className={styles.gone}>Its printings are no longer in the catalogue.</p>;
  }
  return (
    <>
      <div id={list}>
        {isOpen ? (
          <AllChanges stepId={id} first={firstChanges} />
        ) : (
          <ChangeList changes={firstChanges} />
        )}
      </div>
      {printingCount > firstChanges.length && (
        <Button
          variant="quiet"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={list}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show fewer' : `Show all ${numbers.format(printingCount)} printings`}
        </Button>
      )}
    </>
  );
}
