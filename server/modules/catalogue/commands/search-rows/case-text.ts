/**
 * SQL that depends on a value of an enumeration, compared with as few values as possible: the most frequent outcome is
 * compared with none.
 *
 * @param of a column
 * @param outcomeOf SQL by value; nothing that anybody typed
 */
export function caseText<Value extends string>(
  of: string,
  values: readonly Value[],
  outcomeOf: (value: Value) => string,
): string {
  const outcomes = values.map(outcomeOf);
  const countOf = (text: string) => outcomes.filter((other) => other === text).length;
  const usual = outcomes.toSorted((a, b) => countOf(b) - countOf(a))[0] ?? 'null';
  const cases = values.flatMap((value, at) =>
    outcomes[at] === usual ? [] : [`when '${value}' then ${outcomes[at]}`],
  );
  return cases.length === 0 ? usual : `case ${of} ${cases.join(' ')} else ${usual} end`;
}
