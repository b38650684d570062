import type { ComponentProps } from 'react';
import type { ChoiceField } from '@domain/card-filter';
import { ChoiceChips } from './choice-chips';
import { FilterGroup } from './filter-group';

interface ChoiceGroupProps<Field extends ChoiceField> extends ComponentProps<
  typeof ChoiceChips<Field>
> {
  label: string;
}

/** One list of the filter whose values all have their place; nothing where there is nothing to choose from. */
export const ChoiceGroup = <Field extends ChoiceField>({
  label,
  ...chips
}: ChoiceGroupProps<Field>) =>
  chips.options.length === 0 ? null : (
    <FilterGroup label={label}>
      <ChoiceChips {...chips} />
    </FilterGroup>
  );
