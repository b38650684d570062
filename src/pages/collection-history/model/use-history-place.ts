import { useSearchParams } from 'react-router-dom';
import { today } from './days';

/** What the page shows: the changes, or the collection on a day. */
export type HistoryView = 'changes' | 'day';

/**
 * What the page shows, according to its address: `?day=2026-03-01&set=sor` for a day, nothing for the changes. A chosen
 * tab or set pushes an entry of the browser's history, typing a day replaces it (rules/links#history-entries).
 */
export function useHistoryPlace() {
  const [parameters, setParameters] = useSearchParams();
  const day = parameters.get('day');
  const setCode = parameters.get('set')?.toUpperCase() ?? null;
  const go = (to: { day: string; set?: string | null }, replace: boolean) =>
    setParameters(
      { day: to.day, ...(to.set && { set: to.set.toLowerCase() }) },
      { replace, preventScrollReset: true },
    );
  return {
    view: day === null ? ('changes' as const) : ('day' as const),
    /** As in the address, even if it isn't a day; empty without one. */
    day: day ?? '',
    /** In upper case; null if the address names none. */
    setCode,
    show: (view: HistoryView) => {
      if (view === 'day') go({ day: today(), set: setCode }, false);
      else setParameters({}, { preventScrollReset: true });
    },
    chooseDay: (chosen: string) => go({ day: chosen, set: setCode }, true),
    chooseSet: (code: string) => go({ day: day ?? today(), set: code }, false),
  };
}
