import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { aSwuDbFile, aSwuDbRow } from '@tests/factories/swu-db-row';
import { aGroup, aPrice, aProduct, tcgcsvAnswer } from '@tests/factories/tcgcsv-rows';
import { bundled } from '../platform/bundled';
import { endingWithThis } from '../platform/started-program';
import { until } from '../support/until';
import { withSync } from './support/sync';

const context = withSync();

const later = { groupId: 7002, abbreviation: 'LST', publishedOn: '2025-01-10T00:00:00' };

test('a sync that was killed in the middle of a set continues with that one', async () => {
  await context.write({
    'tcgcsv/79/groups.json': tcgcsvAnswer(aGroup(), aGroup({ ...later, name: 'Later Stars' })),
    'tcgcsv/79/7001/products.json': tcgcsvAnswer(aProduct()),
    'tcgcsv/79/7001/prices.json': tcgcsvAnswer(aPrice()),
    'swu-db/qzx.json': aSwuDbFile(aSwuDbRow()),
    'swu-db/lst.json': aSwuDbFile(aSwuDbRow({ Set: 'LST' })),
  });
  // The second set can't be written as long as this holds its lock.
  const holder = await context.pool.connect();
  await holder.query("select pg_advisory_lock(hashtextextended('catalogue import lst', 0))");

  const command = bundled('server/app/cli/catalogue/main.ts');
  const child = spawn(
    process.execPath,
    [...endingWithThis, command, 'sync', '--from', context.folder],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        DATABASE_URL: context.pool.options.connectionString,
        DATA_DIR: context.dataDir,
      },
    },
  );
  const exit = once(child, 'exit');
  await until(async () => {
    const waiting = await context.rows(
      `select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`,
    );
    return waiting.length === 1;
  });
  child.kill('SIGKILL');
  expect(await exit).toEqual([null, 'SIGKILL']);
  await rm(command);
  await holder.query("select pg_advisory_unlock(hashtextextended('catalogue import lst', 0))");
  holder.release();
  expect(await context.rows('select code from card_set')).toEqual([{ code: 'QZX' }]);

  const before = await context.rowVersions();
  const { sets } = await context.synced();
  expect(sets.map(({ code, cards, prices }) => [code, cards?.set, prices])).toEqual([
    ['QZX', undefined, null],
    ['LST', 'ADDED', null],
  ]);
  expect(await context.rowVersions()).toEqual(expect.arrayContaining(before));
});
