import { sanitiser } from './sanitiser';

test('an address is the same placeholder wherever and however it is written', () => {
  const clean = sanitiser();
  expect(
    clean({
      to: 'Ann@Lamps.example',
      text: 'ann@lamps.example wrote to bo.li+x@rim.co.uk, twice',
      queries: { 'person({"email":"bo.li+x@rim.co.uk"})': [1] },
    }),
  ).toEqual({
    to: 'person-1@example.invalid',
    text: 'person-1@example.invalid wrote to person-2@example.invalid, twice',
    queries: { 'person({"email":"person-2@example.invalid"})': [1] },
  });
  expect(clean('/cards/sor?text=ann%40lamps.example&cost=1')).toBe(
    '/cards/sor?text=person-1%40example.invalid&cost=1',
  );
});

test('placeholders stay as they are', () => {
  const once = sanitiser()(['a@b.example', 'c@d.example']);
  expect(sanitiser()(once.toReversed())).toEqual(once.toReversed());
});

test('data without an address is returned as the same object', () => {
  const clean = sanitiser();
  const state = { card: { text: 'Deal 2 @ once', at: '@', price: 3 }, list: [null, true] };
  expect(clean(state)).toBe(state);
});

test('values that JSON can’t hold are left out', () => {
  const given = {
    f: () => 1,
    u: undefined,
    headers: new Headers(),
    n: Number.NaN,
    list: [Symbol.iterator],
  };
  expect(sanitiser()(given)).toEqual({ n: null, list: [null] });
});

test('100 kB without an address are searched fast', () => {
  const text = `${'a'.repeat(100_000)}@`;
  const started = performance.now();
  expect(sanitiser()(text)).toBe(text);
  expect(performance.now() - started).toBeLessThan(2_000);
});
