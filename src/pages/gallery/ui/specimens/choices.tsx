import { useState } from 'react';
import { Checkbox } from '@/shared/ui/checkbox';
import { ChipList, ToggleChip } from '@/shared/ui/chip';
import { ChoiceGroup } from '@/shared/ui/choice-group';
import { Segmented, SegmentedRadios } from '@/shared/ui/segmented';
import { Select } from '@/shared/ui/select';
import { Switch } from '@/shared/ui/switch';
import { State, States } from '../state';

const CheckboxSpecimen = () => (
  <States>
    <State name="off">
      <Checkbox label="Send me a note" />
    </State>
    <State name="on, with a hint">
      <Checkbox label="Keep a playset" hint="Three copies of each card." defaultChecked />
    </State>
    <State name="disabled">
      <Checkbox label="Not for you" disabled />
    </State>
  </States>
);

const SwitchSpecimen = () => (
  <States>
    <State name="off">
      <Switch label="Wanted only" />
    </State>
    <State name="on, with a hint">
      <Switch label="Share with everyone" hint="Anyone with the link sees it." defaultChecked />
    </State>
    <State name="disabled">
      <Switch label="Locked" disabled />
    </State>
  </States>
);

const RARITY_OPTIONS = [
  { value: 'common', label: 'Common' },
  { value: 'rare', label: 'Rare' },
  { value: 'special', label: 'Special', disabled: true },
];

const SelectSpecimen = () => (
  <States>
    <State name="nothing chosen">
      <Select label="Rarity" options={RARITY_OPTIONS} placeholder="Any rarity" />
    </State>
    <State name="chosen, with a hint">
      <Select label="Card rarity" options={RARITY_OPTIONS} defaultValue="rare" hint="As printed." />
    </State>
    <State name="refused">
      <Select label="Wanted rarity" options={RARITY_OPTIONS} error="Choose another one." />
    </State>
    <State name="disabled">
      <Select label="Fixed rarity" options={RARITY_OPTIONS} disabled />
    </State>
  </States>
);

const LAYOUTS = [
  { value: 'image', label: 'Images', icon: 'image' },
  { value: 'list', label: 'List', icon: 'list' },
  { value: 'plain', label: 'Without a sign' },
] as const;

function SegmentedSpecimen() {
  const [value, setValue] = useState<(typeof LAYOUTS)[number]['value']>('image');
  return (
    <States>
      <State name="buttons">
        <Segmented label="Example" options={LAYOUTS} value={value} onChange={setValue} />
      </State>
      <State name="radio buttons">
        <SegmentedRadios label="Layout" options={LAYOUTS} value={value} onChange={setValue} />
      </State>
    </States>
  );
}

const ROUNDINGS = [
  { value: 0, label: 'No rounding', description: '$1.02 stays $1.02' },
  { value: 25, label: '25¢', description: '$1.02 becomes $1.25' },
  { value: 100, label: '$1', description: '$1.02 becomes $2.00', disabled: true },
];

function ChoiceGroupSpecimen() {
  const [value, setValue] = useState(0);
  return <ChoiceGroup label="Rounding" options={ROUNDINGS} value={value} onChange={setValue} />;
}

const CHIPS = ['Common', 'Rare', 'Legendary'];

function ChipSpecimen() {
  const [shown, setShown] = useState(CHIPS);
  const [pressed, setPressed] = useState(true);
  const remove = (removed: string) => setShown(shown.filter((each) => each !== removed));
  return (
    <States>
      <State name="in a list">
        <ChipList
          label="Example filters"
          chips={shown.map((text) => ({ key: text, text }))}
          onRemove={remove}
        />
      </State>
      <State name="to turn on and off">
        <ToggleChip pressed={pressed} onClick={() => setPressed(!pressed)}>
          Space
        </ToggleChip>{' '}
        <ToggleChip pressed={false} icon="filter">
          Ground
        </ToggleChip>
      </State>
    </States>
  );
}

export const choices = {
  checkbox: CheckboxSpecimen,
  switch: SwitchSpecimen,
  select: SelectSpecimen,
  segmented: SegmentedSpecimen,
  'choice-group': ChoiceGroupSpecimen,
  chip: ChipSpecimen,
};
