import { MenuButton } from '@/shared/ui/menu-button';
import { State, States } from '../state';

const ITEMS = [
  { label: 'Home', icon: 'back', to: '/' },
  { label: 'Download', icon: 'download', onSelect: () => undefined },
  { label: 'Delete', icon: 'delete', destructive: true, onSelect: () => undefined },
] as const;

export const MenuButtonSpecimen = () => (
  <States>
    <State name="with words">
      <MenuButton label="Example menu" items={ITEMS} />
    </State>
    <State name="a sign alone">
      <MenuButton label="More" icon="more" hideLabel variant="quiet" items={ITEMS} />
    </State>
  </States>
);
