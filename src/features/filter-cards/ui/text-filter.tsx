import { useDispatch, useSelector } from 'react-redux';
import { searchTextTyped, selectCardFilter, type WithCardList } from '@/entities/card-list';
import { TextField } from '@/shared/ui/text-field';

const selectSearchText = (state: WithCardList) => selectCardFilter(state).searchText;

/** Part of a card's name or subtitle (spec 5). What is typed beyond the filter's length is cut, with a note. */
export function TextFilter() {
  const dispatch = useDispatch();
  return (
    <TextField
      label="Name or subtitle"
      icon="search"
      autoComplete="off"
      spellCheck={false}
      value={useSelector(selectSearchText)}
      onChange={(event) => dispatch(searchTextTyped(event.target.value))}
      onClear={() => dispatch(searchTextTyped(''))}
    />
  );
}
