/** One measured figure. `measured` and `bar` are ratios or amounts; all of it comes from one run. */
export interface Figure {
  name: string;
  how: string;
  bar: string;
  measured: string;
  holds: boolean;
}

/** A bench measures one or more figures and stops everything that it started, but for what benches share. */
export interface Bench {
  name: string;
  /** Does what isn't timed and takes long; those of all benches run at the same time, before anything is timed. */
  prepare?(): Promise<unknown>;
  run(): Promise<Figure[]>;
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
};

/** The least value that is at least as high as this part of all values. */
export const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? Number.NaN;

/** An amount with the most that it may be, or the least. */
interface Amount {
  amount: number;
  atMost?: number;
  atLeast?: number;
  /** Writes an amount with its unit. */
  as: (amount: number) => string;
  /** What is said beside the amount. */
  detail?: string;
}

/** A figure of one or more amounts, each with its bar. */
export const figure = (name: string, how: string, ...amounts: Amount[]): Figure => ({
  name,
  how,
  bar: amounts
    .map(({ atMost, atLeast, as }) =>
      atMost === undefined ? `at least ${as(atLeast ?? Number.NaN)}` : `at most ${as(atMost)}`,
    )
    .join(', '),
  measured: amounts
    .map(({ amount, as, detail }) => as(amount) + (detail === undefined ? '' : ` (${detail})`))
    .join(', '),
  holds: amounts.every(
    ({ amount, atMost = Infinity, atLeast = -Infinity }) => amount <= atMost && amount >= atLeast,
  ),
});

/** Writes an amount with its unit. */
export const inUnit =
  (unit: string, digits = 2) =>
  (amount: number): string =>
    `${Number(amount.toFixed(digits))} ${unit}`;

export const times = inUnit('×');
export const seconds = inUnit('s');
export const milliseconds = inUnit('ms', 1);
export const percent = (part: number): string => inUnit('%', 1)(part * 100);
