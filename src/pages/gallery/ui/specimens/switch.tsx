import { Switch } from '@/shared/ui/switch';
import { State, States } from '../state';

export const SwitchSpecimen = () => (
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
