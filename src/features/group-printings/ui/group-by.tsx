import { useDispatch, useSelector } from 'react-redux';
import { groupByChosen, selectGroupBy } from '@/entities/card-list';
import { Segmented } from '@/shared/ui/segmented';

const OPTIONS = [
  { value: 'CARD_NUMBER', label: 'By number' },
  { value: 'VARIANT_TYPE', label: 'By variant' },
] as const;

/** How the printings of each set stand: by card number, or variant by variant (spec 2). */
export function GroupBy() {
  const dispatch = useDispatch();
  return (
    <Segmented
      label="Order within a set"
      options={OPTIONS}
      value={useSelector(selectGroupBy)}
      onChange={(groupBy) => dispatch(groupByChosen(groupBy))}
    />
  );
}
