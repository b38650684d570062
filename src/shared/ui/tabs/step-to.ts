/** Where a key leads in a row of `count` tabs, around the ends; -1 for a key that means nothing here. */
export function stepTo(key: string, from: number, count: number): number {
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % count;
    case 'ArrowLeft':
      return (from - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}
