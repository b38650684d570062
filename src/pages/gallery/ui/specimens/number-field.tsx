import { NumberField } from '@/shared/ui/number-field';
import { State, States } from '../state';

export const NumberFieldSpecimen = () => (
  <States>
    <State name="plain">
      <NumberField label="Have" defaultValue="3" />
    </State>
    <State name="with a unit, may be negative">
      <NumberField label="Adjustment in %" suffix="%" negative defaultValue="-10" />
    </State>
    <State name="refused">
      <NumberField label="Need" error="At most 9,999." defaultValue="10000" />
    </State>
  </States>
);
