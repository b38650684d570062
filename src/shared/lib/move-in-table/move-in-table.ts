/**
 * The row to which a key leads, which may be beyond the table's ends; null for keys that lead nowhere.
 *
 * @param page how many rows PageUp and PageDown pass
 */
export function moveInTable(
  key: string,
  from: number,
  { count, page }: { count: number; page: number },
): number | null {
  switch (key) {
    case 'ArrowUp':
      return from - 1;
    case 'ArrowDown':
      return from + 1;
    case 'PageUp':
      return from - page;
    case 'PageDown':
      return from + page;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
