import { useEffect, useReducer } from 'react';

/** Whole seconds from now to a moment; 0 once it is there. */
const secondsTo = (moment: number): number => Math.max(0, Math.ceil((moment - Date.now()) / 1_000));

/**
 * Counts down to a moment, drawn again every second until it is there.
 *
 * @param moment milliseconds since 1970; undefined for none
 * @returns whole seconds, 0 once the moment is there or without one
 */
export function useSecondsUntil(moment = 0): number {
  const [turns, countTurn] = useReducer((count: number) => count + 1, 0);
  const seconds = secondsTo(moment);
  useEffect(() => {
    if (seconds === 0) return;
    // At the turn of the second, however late the last one was drawn. A timer may come a moment before it by the clock:
    // then the second is the same still, and needs one more.
    const timer = setTimeout(countTurn, moment - Date.now() - (seconds - 1) * 1_000);
    return () => clearTimeout(timer);
  }, [moment, seconds, turns]);
  return seconds;
}
