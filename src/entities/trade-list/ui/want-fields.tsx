import { VARIANT_ORDER, VARIANT_TYPE_NAMES, type VariantType } from '@domain/card';
import { CURRENCY, readFixedPrice } from '@domain/pricing';
import { PRIORITY_NAMES, WANT_PRIORITIES, WOULD_DO, WOULD_DO_NAMES } from '@domain/want-list';
import { Checkbox } from '@/shared/ui/checkbox';
import { Select } from '@/shared/ui/select';
import { TextField } from '@/shared/ui/text-field';
import { KEEP, type WantChoice } from '../model/want-choice';
import styles from './want-fields.module.css';

interface WantFieldsProps {
  choice: WantChoice;
  /** The kinds to choose from. */
  kinds?: readonly VariantType[];
  /** Whether each part may stay as it is. */
  mayKeep?: boolean;
  onChange: (choice: WantChoice) => void;
}

const kept = { value: KEEP, label: 'Leave as it is' };
const DOING = WOULD_DO.map((value) => ({ value, label: WOULD_DO_NAMES[value] }));
const LIMITS = [
  { value: 'ANY_PRICE', label: 'Any price' },
  { value: 'AT_MOST', label: 'At most' },
] as const;
const PRIORITIES = WANT_PRIORITIES.map((value) => ({ value, label: PRIORITY_NAMES[value] }));

/** The chosen one of some options. */
const chosen = <Value extends string>(
  options: readonly { value: Value }[],
  value: string,
): Value | typeof KEEP => options.find((option) => option.value === value)?.value ?? KEEP;

/** What else will do for wants, what a copy may cost, and how much they matter (rules/trade-lists#what-will-do). */
export function WantFields({
  choice,
  kinds = VARIANT_ORDER,
  mayKeep = false,
  onChange,
}: WantFieldsProps) {
  const optionsOf = <Option extends { value: string; label: string }>(options: readonly Option[]) =>
    mayKeep ? [kept, ...options] : options;
  const change = (part: Partial<WantChoice>) => onChange({ ...choice, ...part });
  return (
    <div className={styles.fields}>
      <Select
        label="What will do"
        options={optionsOf(DOING)}
        value={choice.wouldDo}
        onChange={({ target }) => change({ wouldDo: chosen(DOING, target.value) })}
      />
      {choice.wouldDo === 'KINDS' && (
        <fieldset className={styles.kinds}>
          <legend>Kinds that will do as well</legend>
          {kinds.map((kind) => (
            <Checkbox
              key={kind}
              label={VARIANT_TYPE_NAMES[kind]}
              checked={choice.kinds.includes(kind)}
              onChange={({ target }) =>
                change({
                  kinds: target.checked
                    ? [...choice.kinds, kind]
                    : choice.kinds.filter((each) => each !== kind),
                })
              }
            />
          ))}
        </fieldset>
      )}
      <Select
        label="Price of a copy"
        options={optionsOf(LIMITS)}
        value={choice.limit}
        onChange={({ target }) => change({ limit: chosen(LIMITS, target.value) })}
      />
      {choice.limit === 'AT_MOST' && (
        <TextField
          label={`At most, in ${CURRENCY.name}`}
          inputMode="decimal"
          autoComplete="off"
          value={choice.typed}
          error={choice.typed.trim() !== '' && readFixedPrice(choice.typed).sentence}
          onChange={({ target }) => change({ typed: target.value })}
        />
      )}
      <Select
        label="Priority"
        options={optionsOf(PRIORITIES)}
        value={choice.priority}
        onChange={({ target }) => change({ priority: chosen(PRIORITIES, target.value) })}
      />
    </div>
  );
}
