import { Select } from '@/shared/ui/select';
import { State, States } from '../state';

const OPTIONS = [
  { value: 'common', label: 'Common' },
  { value: 'rare', label: 'Rare' },
  { value: 'special', label: 'Special', disabled: true },
];

export const SelectSpecimen = () => (
  <States>
    <State name="nothing chosen">
      <Select label="Rarity" options={OPTIONS} placeholder="Any rarity" />
    </State>
    <State name="chosen, with a hint">
      <Select label="Card rarity" options={OPTIONS} defaultValue="rare" hint="As printed." />
    </State>
    <State name="refused">
      <Select label="Wanted rarity" options={OPTIONS} error="Choose another one." />
    </State>
    <State name="disabled">
      <Select label="Fixed rarity" options={OPTIONS} disabled />
    </State>
  </States>
);
