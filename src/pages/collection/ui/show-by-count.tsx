import { selectCollectionList, showChosen } from '@/features/filter-cards';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Segmented } from '@/shared/ui/segmented';

const OPTIONS = [
  { value: 'all', label: 'All' },
  { value: 'own', label: 'Own' },
  { value: 'extra', label: 'Extra' },
] as const;

/**
 * All cards, those in the collection, or those of which there is more than a playset
 * (rules/collection#filter-by-count).
 */
export function ShowByCount() {
  const dispatch = useAppDispatch();
  return (
    <Segmented
      label="Cards by their counts"
      options={OPTIONS}
      value={useAppSelector(selectCollectionList).show}
      onChange={(show) => dispatch(showChosen(show))}
    />
  );
}
