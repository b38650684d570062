import { wellFormedText } from '../card-filter';

const MOST_NAMES = 10;
const NAME_LENGTH = 40;

/** Collects what a link says in vain, in words short enough to be shown. */
export interface DroppedParts {
  /** `what` as it stands, or with the value that isn't understood: `rarity "shiny"`. */
  add: (what: string, value?: string) => void;
  /** At most ten names of at most 40 characters, then `and N more`. */
  names: () => string[];
}

export function droppedParts(): DroppedParts {
  const names: string[] = [];
  let more = 0;
  return {
    add(what, value) {
      if (names.length === MOST_NAMES) more += 1;
      else names.push(value === undefined ? short(what, NAME_LENGTH) : quoted(what, value));
    },
    names: () => (more === 0 ? names : [...names, `and ${more} more`]),
  };
}

const quoted = (what: string, value: string): string =>
  `${what} "${short(value, NAME_LENGTH - what.length - ' ""'.length)}"`;

/** Links come from anywhere: nothing invisible, and no turning of the writing direction. */
function short(text: string, most: number): string {
  const visible = text.slice(0, 2 * most).replaceAll(/[\p{C}\p{Z}]/gu, ' ');
  return visible.length <= most ? visible : `${wellFormedText(visible, most - 1)}…`;
}
