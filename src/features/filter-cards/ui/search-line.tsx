import type { Card } from '@domain/card';
import { SearchField } from '@/entities/search-line';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { selectSearchLine } from '../model/card-list-selectors';
import { typeSearchLine } from '../model/type-search-line';

interface SearchLineProps {
  /** The searched cards, whose traits and keywords are suggested. */
  cards: readonly Card[];
  /** Moves the focus to the first result. */
  onLeave?: (() => void) | undefined;
}

/** The page's own search line, which the drawer and the address follow. */
export function SearchLine({ cards, onLeave }: SearchLineProps) {
  const dispatch = useAppDispatch();
  return (
    <SearchField
      label="Search cards"
      placeholder="leader cost<=3 aspect:command"
      isOfPage
      cards={cards}
      line={useAppSelector(selectSearchLine)}
      onType={(line) => dispatch(typeSearchLine(line))}
      onLeave={onLeave}
    />
  );
}
