import { Checkbox } from '@/shared/ui/checkbox';
import { State, States } from '../state';

export const CheckboxSpecimen = () => (
  <States>
    <State name="off">
      <Checkbox label="Send me a note" />
    </State>
    <State name="on, with a hint">
      <Checkbox label="Keep a playset" hint="Three copies of each card." defaultChecked />
    </State>
    <State name="refused">
      <Checkbox label="I have read the rules" error="Tick this box to go on." />
    </State>
    <State name="disabled">
      <Checkbox label="Not for you" disabled />
    </State>
  </States>
);
