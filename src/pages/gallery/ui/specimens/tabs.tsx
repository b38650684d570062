import { useState } from 'react';
import { Tabs } from '@/shared/ui/tabs';

const TABS = [
  { key: 'standard', label: 'Standard' },
  { key: 'hyperspace', label: 'Hyperspace' },
  { key: 'showcase', label: 'Showcase' },
] as const;

export function TabsSpecimen() {
  const [active, setActive] = useState<(typeof TABS)[number]['key']>('standard');
  return (
    <Tabs label="Example tabs" tabs={TABS} active={active} onSelect={setActive}>
      The panel of {active}.
    </Tabs>
  );
}
