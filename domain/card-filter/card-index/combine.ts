import { add, remove, type Bits } from './bits';

/** How parts of an expression are combined, whether they are about cards or about rows of printings. */
interface Parts<Expression> {
  /** Scratch space for each depth, of as many bits as `alive` has. */
  scratch: (depth: number) => Bits;
  /** Whatever is in the scratch from here on is overwritten. */
  depth: number;
  /** Leaves in a set what one part is true of. */
  narrow: (alive: Bits, part: Expression, depth: number) => void;
}

/** Leaves in `alive` what at least one of the parts is true of. */
export function keepAnyOf<Expression>(
  alive: Bits,
  of: readonly Expression[],
  { scratch, depth, narrow }: Parts<Expression>,
): void {
  const matching = scratch(depth).fill(0);
  const branch = scratch(depth + 1);
  for (const part of of) {
    branch.set(alive);
    narrow(branch, part, depth + 2);
    add(matching, branch);
  }
  alive.set(matching);
}

/** Leaves in `alive` what the part isn't true of. */
export function keepNot<Expression>(
  alive: Bits,
  of: Expression,
  { scratch, depth, narrow }: Parts<Expression>,
): void {
  const matching = scratch(depth);
  matching.set(alive);
  narrow(matching, of, depth + 1);
  remove(alive, matching);
}
