import {
  changesChosen,
  dayTyped,
  dayViewChosen,
  selectHistory,
  setOfDayChosen,
} from '@/features/filter-cards';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { today } from './days';

/** What the page shows: the changes, or the collection on a day. */
export type HistoryView = 'changes' | 'day';

/**
 * What the page shows, as its address says: `?day=2026-03-01&set=sor` for a day. A chosen tab or set pushes an entry of
 * the browser's history, typing a day replaces it (rules/links#history-entries).
 */
export function useHistoryPlace() {
  const dispatch = useAppDispatch();
  const { day, set } = useAppSelector(selectHistory);
  return {
    view: day === null ? ('changes' as const) : ('day' as const),
    /** As typed, even if it isn't a day; empty without one. */
    day: day ?? '',
    /** In upper case; null if the address names none. */
    setCode: set?.toUpperCase() ?? null,
    show: (view: HistoryView) =>
      void dispatch(view === 'day' ? dayViewChosen(today()) : changesChosen()),
    chooseDay: (chosen: string) => void dispatch(dayTyped(chosen)),
    chooseSet: (code: string) => void dispatch(setOfDayChosen(code.toLowerCase())),
  };
}
