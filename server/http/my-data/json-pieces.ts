/** A value, or the rows of a list in batches. It is asked for when it is its turn. */
export type Part = () => Promise<unknown> | AsyncIterable<readonly unknown[]>;

/** An object as JSON text with indentation, made and handed on part by part. */
export async function* jsonPieces(parts: Readonly<Record<string, Part>>): AsyncGenerator<string> {
  let before = '{\n';
  for (const [name, read] of Object.entries(parts)) {
    const start = `${before}  ${JSON.stringify(name)}: `;
    before = ',\n';
    const value = read();
    if (Symbol.asyncIterator in value) {
      yield start;
      yield* listPieces(value);
    } else {
      yield start + indented(await value, '  ');
    }
  }
  yield '\n}\n';
}

async function* listPieces(batches: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const batch of batches) {
    for (const row of batch) {
      yield `${before}    ${indented(row, '    ')}`;
      before = ',\n';
    }
  }
  yield before === '[\n' ? '[]' : '\n  ]';
}

/** A text within JSON holds no line break of its own. */
const indented = (value: unknown, by: string): string =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${by}`);
