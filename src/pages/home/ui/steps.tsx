import { useEffect, useId, useRef, useState } from 'react';
import { FIRST_STEPS, type FirstStep, type ShownFirstStep } from '@domain/first-steps';
import { ShareButton } from '@/features/share-list';
import { useAuth } from '@/entities/session';
import { HandleDialog } from '@/entities/user';
import { routes } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { LinkButton } from '@/shared/ui/link-button';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import styles from './first-steps.module.css';

export interface StepsProps {
  steps: readonly ShownFirstStep[];
  /** The button that showed the steps again is gone, so the heading takes its focus. */
  takesFocus: boolean;
  isPending: boolean;
  /** Called when a step may have been done. */
  onChange: () => void;
  onPutAway: () => void;
}

/** The steps, each with a tick or with a button or link to do it. */
export function Steps({ steps, takesFocus, isPending, onChange, onPutAway }: StepsProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  // On a phone, only the next step is shown at first, so that the content below doesn't move when the steps load.
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <section aria-labelledby="first-steps" className={styles.steps} data-open={isOpen}>
      <div className={styles.head}>
        <h2 id="first-steps" ref={title} tabIndex={-1} className={styles.title}>
          Welcome to Starbinder
        </h2>
        <span className={styles.count}>{`${done} of ${steps.length} done`}</span>
        <Button
          variant="quiet"
          icon="chevron-down"
          aria-label="All steps"
          aria-expanded={isOpen}
          aria-controls={list}
          className={styles.toggle}
          onClick={() => setOpen(!isOpen)}
        />
        <Button
          variant="quiet"
          icon="close"
          aria-label="Hide the first steps"
          title="Put away"
          loading={isPending}
          onClick={onPutAway}
        />
      </div>
      <StepList id={list} steps={steps} onChange={onChange} />
    </section>
  );
}

/** The title of each step, and the reason to do it. */
const WORDS: Record<FirstStep, { title: string; why: string }> = {
  handle: { title: 'Choose your handle', why: 'The name that other players know you by.' },
  count: { title: 'Count your first cards', why: 'Type the numbers that are printed on them.' },
  want: { title: 'List what you want', why: 'So that others see what they could offer you.' },
  share: { title: 'Share your collection', why: 'With everyone, or with a chosen few.' },
};

interface StepListProps extends Pick<StepsProps, 'steps' | 'onChange'> {
  id: string;
}

const StepList = ({ id, steps, onChange }: StepListProps) => (
  <ol id={id} role="list" className={styles.list}>
    {steps.map(({ step, isDone }) => (
      <li
        key={step}
        className={styles.step}
        data-done={isDone}
        data-next={step === steps.find((each) => !each.isDone)?.step}
      >
        <span className={styles.mark} aria-hidden="true">
          {isDone ? <Icon name="check" /> : FIRST_STEPS.indexOf(step) + 1}
        </span>
        <div className={styles.words}>
          <strong>{WORDS[step].title}</strong>
          {isDone && <VisuallyHidden>: done</VisuallyHidden>}
          <p className={styles.why}>{WORDS[step].why}</p>
        </div>
        {!isDone && <StepAction step={step} onChange={onChange} />}
      </li>
    ))}
  </ol>
);

/** The link or button of a step; handle and sharing open a dialog here. Sharing comes after the handle. */
function StepAction({ step, onChange }: { step: FirstStep; onChange: () => void }) {
  const handle = useAuth().user?.handle ?? null;
  switch (step) {
    case 'handle':
      return <ChooseHandle onSet={onChange} />;
    case 'count':
      return <LinkButton to={routes.editOwnCollection}>Add cards</LinkButton>;
    case 'want':
      return <LinkButton to={routes.editOwnWantList}>Want list</LinkButton>;
    case 'share':
      return handle && <ShareButton subject="COLLECTION" handle={handle} onClose={onChange} />;
  }
}

function ChooseHandle({ onSet }: { onSet: () => void }) {
  const { checkAgain } = useAuth();
  const [isOpen, setOpen] = useState(false);
  const finish = () => {
    setOpen(false);
    void checkAgain();
    onSet();
  };
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Choose
      </Button>
      {isOpen && <HandleDialog onSet={finish} onClose={() => setOpen(false)} />}
    </>
  );
}
