import { useEffect, useReducer } from 'react';

/** Whole seconds until a moment; 0 afterwards. */
const secondsTo = (moment: number): number => Math.max(0, Math.ceil((moment - Date.now()) / 1_000));

/**
 * Counts down to a moment, rendering every second.
 *
 * @param moment milliseconds since 1970; undefined for none
 * @returns whole seconds; 0 after the moment or without one
 */
export function useSecondsUntil(moment = 0): number {
  const [turns, countTurn] = useReducer((count: number) => count + 1, 0);
  const seconds = secondsTo(moment);
  useEffect(() => {
    if (seconds === 0) return;
    // At the start of each second, however late the last one was drawn. A timer may fire slightly early by the clock:
    // then the second is still the same, and another timer is needed.
    const timer = setTimeout(countTurn, moment - Date.now() - (seconds - 1) * 1_000);
    return () => clearTimeout(timer);
  }, [moment, seconds, turns]);
  return seconds;
}
