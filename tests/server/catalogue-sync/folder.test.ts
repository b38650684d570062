import { aSwuDbFile, aSwuDbRow } from '@tests/factories/swu-db-row';
import { aGroup, anOfficialCard, tcgcsvAnswer } from '@tests/factories/tcgcsv-rows';
import { withSync } from './support/sync';

const context = withSync();

const GROUPS = 'tcgcsv/79/groups.json';
const twoSets = {
  [GROUPS]: tcgcsvAnswer(
    aGroup({
      groupId: 7002,
      name: 'Later Stars',
      abbreviation: 'LST',
      publishedOn: '2025-01-10T00:00:00',
    }),
    aGroup(),
    aGroup({ groupId: 7003, name: 'Judge Promos', abbreviation: 'JDG' }),
    aGroup({ groupId: 7004, name: 'Weekly Play Promos', abbreviation: 'QZX-WPP' }),
    aGroup({ groupId: 7005, name: 'Fair Promos', abbreviation: '' }),
    aGroup({ groupId: 7006, name: 'Extras', abbreviation: 'EXT', isSupplemental: true }),
  ),
  'swu-db/qzx.json': aSwuDbFile(aSwuDbRow()),
  'swu-db/lst.json': aSwuDbFile(aSwuDbRow({ Set: 'LST', Name: 'Late Comer' })),
};

const sets = () =>
  context.rows(
    `select code, name, released_on::text as "releasedOn", position from card_set order by position, released_on`,
  );

test('from nothing to the whole game: names, dates and order from the groups, cards from the set files', async () => {
  await context.write(twoSets);
  const report = await context.synced();
  expect(await sets()).toEqual([
    { code: 'QZX', name: 'Quartz and Zinnia', releasedOn: '2024-03-08', position: 1 },
    { code: 'LST', name: 'Later Stars', releasedOn: '2025-01-10', position: 2 },
  ]);
  expect(report.sets.map(({ code, cards }) => [code, cards?.cards.added])).toEqual([
    ['QZX', 1],
    ['LST', 1],
  ]);
  expect(report.notes.map(({ about, message }) => `${about} ${message}`)).toEqual([
    'Weekly Play Promos its abbreviation QZX-WPP is not 2 to 6 letters or digits, a letter first',
    'Fair Promos has no abbreviation',
    'Extras is supplemental',
    'Judge Promos has no cards in any source',
  ]);
});

test('again without changes opens no transaction; after a change, writes that set alone', async () => {
  await context.write(twoSets);
  await context.synced();
  const before = await context.rowVersions();
  const again = await context.synced();
  expect(again.isChanged).toBe(false);
  expect(again.sets.map(({ cards }) => cards)).toEqual([null, null]);
  expect(await context.rowVersions()).toEqual(before);

  await context.write({
    'swu-db/lst.json': aSwuDbFile(aSwuDbRow({ Set: 'LST', Name: 'Late Comer', Cost: '3' })),
  });
  const changed = await context.synced();
  expect(changed.sets.map(({ cards }) => cards?.cards.updated)).toEqual([undefined, 1]);
});

test('a sync that was stopped goes on where it was', async () => {
  await context.write(twoSets);
  const stopping = new AbortController();
  const stopped = context.sync({
    signal: stopping.signal,
    progress: ({ set, step }) => {
      if (set === 'QZX' && step === 'CARDS') stopping.abort(new Error('enough'));
    },
  });
  await expect(stopped).rejects.toThrow('enough');
  expect(await sets()).toMatchObject([{ code: 'QZX' }]);
  const rest = await context.synced();
  expect(rest.sets.map(({ cards }) => cards?.set)).toEqual([undefined, 'ADDED']);
});

test('a new set goes where its release belongs, and no other one moves', async () => {
  await context.write(twoSets);
  await context.synced();
  await context.write({
    [GROUPS]: tcgcsvAnswer(
      ...twoSets[GROUPS].results,
      aGroup({
        groupId: 7007,
        name: 'Between',
        abbreviation: 'BTW',
        publishedOn: '2024-08-01T00:00:00',
      }),
    ),
    'swu-db/btw.json': aSwuDbFile(aSwuDbRow({ Set: 'BTW' })),
  });
  await context.synced();
  expect((await sets()).map(({ code, position }) => [code, position])).toEqual([
    ['QZX', 1],
    ['BTW', 2],
    ['LST', 2],
  ]);
});

test('a name that a person gave stays', async () => {
  await context.write(twoSets);
  await context.synced();
  await context.pool.query(`update card_set set name = 'Ours' where code = 'QZX'`);
  await context.write({ 'swu-db/qzx.json': aSwuDbFile(aSwuDbRow({ Cost: '4' })) });
  await context.synced();
  expect((await sets())[0]).toMatchObject({ name: 'Ours' });
});

describe('the official list', () => {
  const upgrade = aSwuDbRow({
    Type: 'Upgrade',
    Arenas: undefined,
    Power: undefined,
    HP: '2',
    Artist: undefined,
  });
  const known = () =>
    context.rows(`select upgrade_power as power, upgrade_hp as hp, artist, orientation
      from card c join card_variant v on v.card_id = c.id join card_image i on i.card_variant_id = v.id
      where variant_type = 'STANDARD'`);

  beforeEach(() =>
    context.write({ [GROUPS]: tcgcsvAnswer(aGroup()), 'swu-db/qzx.json': aSwuDbFile(upgrade) }),
  );

  test.each([
    ['one card', anOfficialCard({ upgradePower: 1, upgradeHp: 7, artFrontHorizontal: true })],
    [
      'a list',
      {
        data: [
          anOfficialCard({ upgradePower: 1, upgradeHp: 7, artFrontHorizontal: true }),
          { id: 3 },
        ],
      },
    ],
  ])('as %s adds what the set file lacks, and overwrites nothing that it says', async (_, file) => {
    await context.write({ 'official/11.json': file });
    await context.synced();
    expect(await known()).toEqual([
      { power: 1, hp: 2, artist: 'Ada Brush', orientation: 'LANDSCAPE' },
    ]);
  });

  test('has a line for each card that isn’t right, also if it says no set', async () => {
    const file = {
      data: [
        anOfficialCard(),
        anOfficialCard({ title: 'Brass Harrier', cardNumber: -1 }),
        anOfficialCard({ title: 'Of another set', artist: 7 }, 'LST'),
        { id: 3 },
      ],
    };
    await context.write({ ...twoSets, 'official/all.json': file });
    const { sets: synced } = await context.synced();
    expect(
      synced.map(({ code, notes }) => [code, notes.map(({ about, message }) => [about, message])]),
    ).toEqual([
      [
        'QZX',
        [
          [
            'Brass Harrier',
            expect.stringMatching(/^row 2 of .*all\.json: attributes\.cardNumber: /),
          ],
          ['(no card)', expect.stringMatching(/^row 4 of .*all\.json: attributes: /)],
        ],
      ],
      ['LST', [['Of another set', expect.stringContaining('attributes.artist: ')]]],
    ]);
  });

  test('that comes later, lacks things, or is gone clears nothing', async () => {
    await context.synced();
    expect(await known()).toEqual([{ power: null, hp: 2, artist: null, orientation: 'PORTRAIT' }]);
    await context.write({
      'official/11.json': anOfficialCard({ upgradePower: 1, artFrontHorizontal: true }),
    });
    await context.synced();
    const complete = [{ power: 1, hp: 2, artist: 'Ada Brush', orientation: 'LANDSCAPE' }];
    expect(await known()).toEqual(complete);
    await context.write({
      'official/11.json': anOfficialCard({ artist: null, artFrontHorizontal: null }),
    });
    await context.synced();
    expect(await known()).toEqual(complete);
    await context.remove('official');
    await context.write({ 'swu-db/qzx.json': aSwuDbFile({ ...upgrade, Cost: '9' }) });
    expect((await context.synced()).sets[0]?.cards?.cards.updated).toBe(1);
    expect(await known()).toEqual(complete);
  });
});
