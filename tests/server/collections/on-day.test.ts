import { ask } from '../support/ask';
import { withCounting } from './support/counting';

const counting = withCounting();
const ON_DAY = `query ($day: String!, $cardSetCode: String!) {
  collectionOnDay(day: $day, cardSetCode: $cardSetCode) { variantId inventory } }`;

const onDay = (day: string, cardSetCode = 'sor') =>
  ask(counting.server.app, ON_DAY, { day, cardSetCode }, counting.person.headers);

/** Records a change as of a moment. */
async function at(moment: string, from: number, to: number, version: number): Promise<void> {
  const [standard] = counting.variantIds;
  const step = await counting.record([[standard, from, to, version]]);
  await counting.server.pool.query('update collection_step set at = $1 where id = $2', [
    moment,
    step,
  ]);
}

it('tells the counts at the end of a day, in UTC', async () => {
  const [standard] = counting.variantIds;
  await at('2026-01-01T10:00:00Z', 0, 3, 0);
  await at('2026-01-02T23:59:59.999Z', 3, 5, 1);
  await at('2026-01-03T00:00:00Z', 5, 8, 2);
  await at('2026-01-05T01:30:00+02:00', 8, 0, 3);
  const told = async (day: string) => (await onDay(day)).data.collectionOnDay;
  expect(await told('2025-12-31')).toEqual([]);
  expect(await told('2026-01-01')).toEqual([{ variantId: standard, inventory: 3 }]);
  expect(await told('2026-01-02')).toEqual([{ variantId: standard, inventory: 5 }]);
  expect(await told('2026-01-03')).toEqual([{ variantId: standard, inventory: 8 }]);
  expect(await told('2026-01-04')).toEqual([]);
  expect((await onDay('2026-01-02', 'xyz')).data.collectionOnDay).toEqual([]);
});

it.each([
  '',
  '2026-02-30',
  '2026-1-1',
  'yesterday',
  '2026-01-01T00:00:00Z',
  '99999-01-01',
  "'; --",
])('refuses %j as a day', async (day) => {
  expect((await onDay(day)).errors).toMatchObject([
    { extensions: { code: 'VALIDATION', field: 'day' } },
  ]);
});
