const BETWEEN_THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/** A number as a person reads it: 1234 → `1,234`. */
export const formatNumber = (value: number): string =>
  // By hand: the browser's own formatter is slow at its first use.
  Number.isSafeInteger(value)
    ? String(value).replaceAll(BETWEEN_THOUSANDS, ',')
    : value.toLocaleString('en-US');

/** `1 row`, `1,234 rows`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
