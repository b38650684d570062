/**
 * An enumeration value that this build doesn't know; its message is `Unknown <thing>: value`
 * (rules/errors#unknown-values).
 */
export class UnknownValueError extends Error {
  override readonly name = 'UnknownValueError';

  constructor(thing: string, value: unknown) {
    super(`Unknown ${thing}: ${String(value)}`);
  }
}

/**
 * Makes the parser of a closed enumeration.
 *
 * @param thing the enumeration's name in errors, for example `card type`
 * @returns a function that returns the value with its literal type or throws {@link UnknownValueError}
 */
export function parserOf<const Value extends string>(thing: string, values: readonly Value[]) {
  const known = new Set<unknown>(values);
  return (value: unknown): Value => {
    if (!known.has(value)) throw new UnknownValueError(thing, value);
    return value as Value;
  };
}
