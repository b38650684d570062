import { useDispatch } from 'react-redux';
import { Segmented } from '@/shared/ui/segmented';
import { viewChosen } from '../model/card-view-slice';
import { useCardView } from '../model/use-card-view';

const OPTIONS = [
  { value: 'image', label: 'Images', icon: 'image' },
  { value: 'list', label: 'List', icon: 'list' },
] as const;

/** Pictures or a list (spec 2). */
export function ChooseCardView() {
  const dispatch = useDispatch();
  return (
    <Segmented
      label="View"
      options={OPTIONS}
      value={useCardView()}
      onChange={(view) => dispatch(viewChosen(view))}
    />
  );
}
