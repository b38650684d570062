import type { SearchLineState } from './use-search-line';

/** Keys of a field that offers words: arrows lead through them, Enter and Tab take one, Escape puts them away. */
export function searchKeyAction(
  key: string,
  search: SearchLineState,
  onLeave: (() => void) | undefined,
): (() => void) | undefined {
  const { options, highlighted } = search;
  const option = options[highlighted];
  if (option && (key === 'Enter' || key === 'Tab')) return () => search.accept(option);
  if (key === 'Enter') return () => finish(search, onLeave);
  if (options.length === 0) return key === 'ArrowDown' ? onLeave : undefined;
  if (key === 'Escape') return search.closeOffer;
  if (key === 'ArrowDown') return () => search.highlight(step(highlighted, 1, options.length));
  if (key === 'ArrowUp') return () => search.highlight(step(highlighted, -1, options.length));
  return undefined;
}

/** On to the results, unless the line has to be mended first. */
function finish(search: SearchLineState, onLeave: (() => void) | undefined): void {
  search.settle();
  if (search.isUnderstood) onLeave?.();
}

/** Round the options and, between the last and the first, the field itself, which is -1. */
const step = (from: number, by: number, count: number): number =>
  ((from + 1 + by + count + 1) % (count + 1)) - 1;
