/**
 * Where a key leads in a menu: around the ends, to an end, or on to the next item that begins with a letter.
 *
 * @param labels the items' words, in order
 * @param from the item with the focus
 * @returns the item's place; -1 for a key that means nothing here
 */
export function targetOf(key: string, labels: readonly string[], from: number): number {
  const count = labels.length;
  switch (key) {
    case 'ArrowDown':
      return (from + 1) % count;
    case 'ArrowUp':
      return (from - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default: {
      if (key.length !== 1 || key === ' ') return -1;
      const after = labels.map((_, step) => (from + 1 + step) % count);
      return after.find((at) => labels[at]?.toLowerCase().startsWith(key.toLowerCase())) ?? -1;
    }
  }
}
