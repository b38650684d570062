import fc from 'fast-check';
import { withoutNaN } from './without-nan';

/** What comes of a text that arrives in pieces of a size. */
async function read(text: string, size: number): Promise<string> {
  const bytes = Buffer.from(text);
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const parts: Uint8Array[] = [];
  for await (const part of withoutNaN(pieces())) parts.push(part);
  return Buffer.concat(parts).toString();
}

test.each([
  ['{"a":NaN}', '{"a":"NaN"}'],
  ['[NaN, -Infinity,Infinity]', '["NaN", "-Infinity","Infinity"]'],
  ['{"NaN":"NaN \\" NaN"}', '{"NaN":"NaN \\" NaN"}'],
  ['{"a":"\\\\","b":NaN}', '{"a":"\\\\","b":"NaN"}'],
  ['NaN', '"NaN"'],
  ['[NaNa, +NaN, nan]', '[NaNa, +NaN, nan]'],
])('%s becomes %s, wherever it is cut', async (text, expected) => {
  for (let size = 1; size <= text.length; size += 1) {
    expect(await read(text, size)).toBe(expected);
  }
});

test('other JSON stays as it is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.json(), fc.integer({ min: 1, max: 20 }), async (json, size) => {
      expect(await read(json, size)).toBe(json);
    }),
  );
});
