import { useState } from 'react';
import { QuantityEntry } from '@/shared/ui/quantity-entry';
import { State, States } from '../state';

export function QuantityEntrySpecimen() {
  const [copies, setCopies] = useState(2);
  return (
    <States>
      <State name="from 0 to 5">
        <QuantityEntry
          label="Lantern Scout"
          value={copies}
          least={0}
          most={5}
          onChange={setCopies}
        />
      </State>
      <State name="at its end">
        <QuantityEntry label="Brass Harrier" value={3} least={1} most={3} onChange={setCopies} />
      </State>
      <State name="beyond what is left">
        <QuantityEntry
          label="Ember Warden"
          value={4}
          least={1}
          most={1}
          describedBy="quantity-entry-left"
          onChange={setCopies}
        />
        <span id="quantity-entry-left">Only 1 left.</span>
      </State>
    </States>
  );
}
