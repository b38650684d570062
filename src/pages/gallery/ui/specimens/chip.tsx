import { useState } from 'react';
import { Chip, ChipList, ToggleChip } from '@/shared/ui/chip';
import { State, States } from '../state';

const RARITIES = ['Common', 'Rare', 'Legendary'];

export function ChipSpecimen() {
  const [shown, setShown] = useState(RARITIES);
  const [pressed, setPressed] = useState(true);
  const remove = (removed: string) => setShown(shown.filter((each) => each !== removed));
  return (
    <States>
      <State name="alone">
        <Chip text="Cost 3" onRemove={() => undefined} />
      </State>
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
