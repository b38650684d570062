/** A number as a person reads it: 1234 → `1,234`. */
export const formatNumber = (value: number): string => value.toLocaleString('en-US');

/** `1 row`, `1,234 rows`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
