import { useEffect, useRef, useState, type FormEvent } from 'react';
import { canBePaid, MAX_PAID_CENTS } from '@domain/collection';
import { CURRENCY, formatShortSum, readMoney, sumInDollars, typedPriceOf } from '@domain/pricing';
import { apiErrorOf } from '@/shared/api';
import { useFocusAfterRemoval } from '@/shared/lib/browser/focus-after-removal';
import { formatTime } from '@/shared/lib/format';
import { useMoney } from '@/shared/lib/money';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/text-field';
import { useSetPaidMutation } from '../api/history-api';
import { titleOf, type Step } from '../model/step';
import styles from './paid-for.module.css';

/** What the viewer paid for a step's copies, to enter, change or remove (rules/collection#paid). */
export function PaidFor({ step }: { step: Step }) {
  const [isEdited, setEdited] = useState(false);
  const button = useFocusAfterRemoval(isEdited);
  const money = useMoney();
  const { paidCents, balanceCents } = step;
  // The money of a swap is known.
  const isKnown = paidCents === null && balanceCents !== null;
  if (isKnown || !canBePaid(step)) return null;
  if (isEdited) return <PaidForm step={step} onDone={() => setEdited(false)} />;
  return (
    <div className={styles.paid}>
      {paidCents !== null && <span>{`Paid ${sumInDollars(paidCents, money)}`}</span>}
      <Button
        ref={button}
        variant="quiet"
        aria-label={`${paidCents === null ? 'Say what you paid' : 'Change what you paid'}: ${titleOf(step)}, ${formatTime(step.at)}`}
        onClick={() => setEdited(true)}
      >
        {paidCents === null ? 'Say what you paid' : 'Change'}
      </Button>
    </div>
  );
}

const RULE = `Enter an amount such as 12.50, of at most ${formatShortSum(MAX_PAID_CENTS)}.`;

function PaidForm({ step, onDone }: { step: Step; onDone: () => void }) {
  const [text, setText] = useState(step.paidCents === null ? '' : typedPriceOf(step.paidCents));
  const [problem, setProblem] = useState<string | null>(null);
  const [setPaid, { isLoading }] = useSetPaidMutation();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const { cents: paidCents, sentence } = readMoney(text, { most: MAX_PAID_CENTS, rule: RULE });
    if (sentence !== null && text.trim() !== '') return setProblem(sentence);
    const { data, error } = await setPaid({ stepId: step.id, paidCents });
    const refusal = error ? apiErrorOf(error).message : data;
    if (refusal) setProblem(refusal);
    else onDone();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)}>
      <TextField
        ref={field}
        label={`Paid for all of it, in ${CURRENCY.name}`}
        hint="Leave it empty if you don’t know."
        inputMode="decimal"
        autoComplete="off"
        value={text}
        error={problem}
        onChange={({ target }) => {
          setText(target.value);
          setProblem(null);
        }}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" loading={isLoading}>
          Save
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}
