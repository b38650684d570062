import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

/** The lines in sight and, wherever it stands, the one that has to stay drawn. */
export const keepDrawn =
  (kept: number) =>
  (range: Range): number[] => {
    const drawn = defaultRangeExtractor(range);
    if (kept >= range.count || drawn.includes(kept)) return drawn;
    return [...drawn, kept].sort((a, b) => a - b);
  };
