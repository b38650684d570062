import { memo } from 'react';
import { selectCardView, viewChosen } from '@/features/filter-cards';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Segmented } from '@/shared/ui/segmented';

const OPTIONS = [
  { value: 'image', label: 'Images', icon: 'image' },
  { value: 'list', label: 'List', icon: 'list' },
] as const;

/** Pictures or a list (rules/cards#view). */
export const ChooseCardView = memo(function ChooseCardView() {
  const dispatch = useAppDispatch();
  return (
    <Segmented
      label="View"
      options={OPTIONS}
      value={useAppSelector(selectCardView)}
      onChange={(view) => dispatch(viewChosen(view))}
    />
  );
});
