import { sendable } from './offer-draft';

const picks = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    variantId: `${name}-${at}`,
    cardId: name,
    quantity: 1,
  }));
const start = (gives: ReturnType<typeof picks>, wants: ReturnType<typeof picks>) =>
  sendable({ gives, wants, balanceInCents: 0, iPay: true });

test.each([
  [3, 2, 3, 2],
  [70, 60, 50, 50],
  [90, 20, 80, 20],
  [10, 100, 10, 90],
])('of %i and %i printings that match, a swap may begin with %i and %i', (...counts) => {
  const [gives, gets, given, got] = counts;
  const found = start(picks('given', gives), picks('got', gets));
  expect([found.gives.length, found.wants.length]).toEqual([given, got]);
});

test('a printing that both sell and want goes one way', () => {
  const found = start(picks('same', 2), picks('same', 1));
  expect(found.gives.map(({ variantId }) => variantId)).toEqual(['same-1']);
  expect(found.wants.map(({ variantId }) => variantId)).toEqual(['same-0']);
});
