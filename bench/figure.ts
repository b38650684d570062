/** One measured figure. `measured` and `bar` are ratios or amounts in `unit`; all of it comes from one run. */
export interface Figure {
  name: string;
  how: string;
  bar: string;
  measured: string;
  holds: boolean;
}

/** A bench measures one or more figures and stops everything that it started. */
export interface Bench {
  name: string;
  /** Does what isn't timed; `run` does it itself if it hasn't been done. */
  prepare?(): Promise<void>;
  /** @param options that follow its name on the command line */
  run(options: readonly string[]): Promise<Figure[]>;
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
};

/** The least value that is at least as high as this part of all values. */
export const percentile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? Number.NaN;

export const times = (ratio: number): string => `${ratio.toFixed(2)} ×`;
