import { shallowEqual } from 'react-redux';
import { isChosen, type ChoiceField, type ChoiceOf } from '@domain/card-filter';
import { choiceToggled, selectCardFilter, type ActiveChoice } from '@/entities/card-list';
import { classNames } from '@/shared/lib/class-names';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { ToggleChip } from '@/shared/ui/chip';
import styles from './choice-chips.module.css';

interface ChoiceChipsProps<Field extends ChoiceField> {
  field: Field;
  options: readonly ChoiceOf<Field>[];
  /** What a chip says; the value as it is where nothing is given. */
  nameOf?: (value: ChoiceOf<Field>) => string;
}

/** The values of one list of the filter, each on or off. Renders again only when one of them changes. */
export function ChoiceChips<Field extends ChoiceField>({
  field,
  options,
  nameOf = String,
}: ChoiceChipsProps<Field>) {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(
    (state) => options.filter((value) => isChosen(selectCardFilter(state), field, value)),
    shallowEqual,
  );
  return (
    <div className={styles.chips}>
      {options.map((value) => (
        <ToggleChip
          key={value}
          pressed={chosen.includes(value)}
          className={classNames(typeof value === 'number' && styles.number)}
          onClick={() => dispatch(choiceToggled({ field, value } as ActiveChoice))}
        >
          {nameOf(value)}
        </ToggleChip>
      ))}
    </div>
  );
}
