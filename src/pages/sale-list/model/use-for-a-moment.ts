import { useCallback, useEffect, useState } from 'react';

/**
 * Something that is so for a moment after it began; beginning again meanwhile lengthens it.
 *
 * @returns whether it is so now, and what begins it
 */
export function useForAMoment(milliseconds: number): [isNow: boolean, begin: () => void] {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (turn === 0) return undefined;
    const timer = setTimeout(() => setTurn(0), milliseconds);
    return () => clearTimeout(timer);
  }, [turn, milliseconds]);
  const begin = useCallback(() => setTurn((before) => before + 1), []);
  return [turn > 0, begin];
}
