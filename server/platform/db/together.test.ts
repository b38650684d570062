import { Together } from './together';

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Answers each piece of work with the others that were done with it, once it may. */
function started() {
  const transactions: { works: readonly string[]; end: () => void }[] = [];
  const together = new Together<string, readonly string[]>({
    keyOf: (work) => work,
    doTogether: (works) =>
      new Promise((resolve) => {
        transactions.push({ works, end: () => resolve(works.map(() => works)) });
      }),
    doAlone: async (work) => [work],
  });
  return { together, transactions, works: () => transactions.map(({ works }) => works) };
}

test('work that comes together is done together, and what comes meanwhile afterwards', async () => {
  const { together, transactions, works } = started();
  void together.do('a');
  const b = together.do('b');
  await settle();
  for (const next of ['c', 'd']) {
    void together.do(next);
    await settle();
  }
  for (const later of ['e', 'f']) void together.do(later);
  await settle();
  expect(works()).toEqual([['a', 'b'], ['c'], ['d']]);
  transactions[0]!.end();
  expect(await b).toEqual(['a', 'b']);
  await settle();
  expect(works()).toEqual([['a', 'b'], ['c'], ['d'], ['e', 'f']]);
});

test('equal work is never done at the same time', async () => {
  const { together, transactions, works } = started();
  for (const work of ['a', 'b', 'a']) void together.do(work);
  await settle();
  expect(works()).toEqual([['a', 'b']]);
  transactions[0]!.end();
  await settle();
  expect(works()).toEqual([['a', 'b'], ['a']]);
});

test('more than 32 pieces are more than one transaction', async () => {
  const { together, works } = started();
  for (let nth = 0; nth < 40; nth += 1) void together.do(`${nth}`);
  await settle();
  expect(works().map(({ length }) => length)).toEqual([32, 8]);
});

test('transactions that never end hold up later ones for a quarter of a second only', async () => {
  const { together, works } = started();
  for (const work of ['a', 'b', 'c', 'a', 'd']) {
    void together.do(work);
    await settle();
  }
  expect(works()).toEqual([['a'], ['b'], ['c']]);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(works().flat().toSorted()).toEqual(['a', 'a', 'b', 'c', 'd']);
});
