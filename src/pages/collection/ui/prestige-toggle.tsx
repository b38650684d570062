import { prestigeToggled, selectIsPrestigeOpen } from '@/features/edit-inventory';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Icon } from '@/shared/ui/icon';
import table from './collection-table.module.css';

/** Opens the column of the prestige printings, so that it shows each of their kinds, or closes it. */
export function PrestigeToggle() {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectIsPrestigeOpen);
  return (
    <button
      type="button"
      className={table.toggle}
      aria-label="Each prestige printing"
      aria-expanded={isOpen}
      title={isOpen ? 'Show one sum' : 'Show each prestige printing'}
      onClick={() => dispatch(prestigeToggled())}
    >
      <Icon name="chevron-down" />
    </button>
  );
}
