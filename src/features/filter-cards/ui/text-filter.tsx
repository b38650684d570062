import { searchTextTyped, selectCardFilter } from '@/entities/card-list';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { TextField } from '@/shared/ui/text-field';

const selectSearchText = (state: RootState) => selectCardFilter(state).searchText;

/** Part of a card's name or subtitle (spec 5). What is typed beyond the filter's length is cut, with a note. */
export function TextFilter() {
  const dispatch = useAppDispatch();
  return (
    <TextField
      label="Name or subtitle"
      icon="search"
      autoComplete="off"
      spellCheck={false}
      value={useAppSelector(selectSearchText)}
      onChange={(event) => dispatch(searchTextTyped(event.target.value))}
      onClear={() => dispatch(searchTextTyped(''))}
    />
  );
}
