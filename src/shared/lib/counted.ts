/** `1 row`, `1,234 rows`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** `1 copy`, `1,234 copies`. */
export const countedCopies = (count: number): string => counted(count, 'copy', 'copies');
