import { Panel } from '@/shared/ui/panel';
import { State, States } from '../state';

export const PanelSpecimen = () => (
  <States>
    <State name="with a title">
      <Panel title="Things that belong together">Text</Panel>
    </State>
    <State name="centred">
      <Panel centred title="All there is">
        Text
      </Panel>
    </State>
    <State name="plain">
      <Panel>Text</Panel>
    </State>
  </States>
);
