import { useState } from 'react';
import { ChoiceGroup } from '@/shared/ui/choice-group';

const OPTIONS = [
  { value: 0, label: 'No rounding', description: '$1.02 stays $1.02' },
  { value: 25, label: '25¢', description: '$1.02 becomes $1.25' },
  { value: 100, label: '$1', description: '$1.02 becomes $2.00', disabled: true },
];

export function ChoiceGroupSpecimen() {
  const [value, setValue] = useState(0);
  return (
    <ChoiceGroup
      label="Rounding"
      options={OPTIONS}
      value={value}
      onChange={setValue}
      hint="Prices are only ever rounded up."
    />
  );
}
