import { selectCollectionList, wantedOnlyToggled } from '@/features/filter-cards';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Switch } from '@/shared/ui/switch';
import styles from './wanted-only-switch.module.css';

/** Leaves only cards of which the owner has a printing that the viewer wants (rules/collection#filter-by-count). */
export function WantedOnlySwitch() {
  const dispatch = useAppDispatch();
  const { isWantedOnly } = useAppSelector(selectCollectionList);
  return (
    <Switch
      label="Show Wanted Cards With Inventory Only"
      checked={isWantedOnly}
      onChange={() => dispatch(wantedOnlyToggled())}
      className={styles.switch}
    />
  );
}
