import { memo } from 'react';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Switch } from '@/shared/ui/switch';
import { bySetToggled, selectIsBySet } from '../model/card-list-slice';

/** Whether a list of several sets shows the cards of each set together, under a heading (rules/search#all-cards). */
export const GroupBySet = memo(function GroupBySet() {
  const dispatch = useAppDispatch();
  return (
    <Switch
      label="By set"
      checked={useAppSelector(selectIsBySet)}
      onChange={() => dispatch(bySetToggled())}
    />
  );
});
