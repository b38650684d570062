import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { continueBrotli, MAX_CONTINUATION, openBrotli } from './open-brotli';

const bytes = (minLength: number) => fc.uint8Array({ minLength, size: 'large' });

test('a continued stream decompresses to the start and the end', async () => {
  await fc.assert(
    fc.asyncProperty(bytes(1), bytes(1), async (start, end) => {
      const open = await openBrotli(Buffer.from(start), 5);
      const whole = brotliDecompressSync(continueBrotli(open, Buffer.from(end)));
      expect(whole.equals(Buffer.concat([start, end]))).toBe(true);
    }),
    { numRuns: 50 },
  );
});

test.each([1, 2, 255, 256, 4_096, MAX_CONTINUATION])('an end of %s bytes fits', async (length) => {
  const start = Buffer.from('<p>Once upon a time</p>\n'.repeat(10_000));
  const end = Buffer.alloc(length, 'z');
  const whole = continueBrotli(await openBrotli(start, 5), end);
  expect(brotliDecompressSync(whole).equals(Buffer.concat([start, end]))).toBe(true);
  expect(whole.length).toBeLessThan(length + 200);
});
