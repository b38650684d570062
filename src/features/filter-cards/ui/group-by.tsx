import { groupByChosen, selectGroupBy } from '../model/trade-list-slice';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Segmented } from '@/shared/ui/segmented';

const OPTIONS = [
  { value: 'CARD_NUMBER', label: 'By number' },
  { value: 'VARIANT_TYPE', label: 'By variant' },
] as const;

/** How the printings of each set are sorted: by card number, or variant by variant (rules/trade-lists#grouping). */
export function GroupBy() {
  const dispatch = useAppDispatch();
  return (
    <Segmented
      label="Order within a set"
      options={OPTIONS}
      value={useAppSelector(selectGroupBy)}
      onChange={(groupBy) => dispatch(groupByChosen(groupBy))}
    />
  );
}
