import { postgresAccount } from '@server/platform/db/embedded/account';
import { chooseDataFolder } from '@server/platform/db/embedded/data-folder';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let open: string;
let closed: string;

beforeEach(async () => {
  open = await mkdtemp(join(tmpdir(), 'starbinder-open-'));
  await chmod(open, 0o755);
  closed = await mkdtemp(join(tmpdir(), 'starbinder-closed-'));
});
afterEach(() => Promise.all([open, closed].map((path) => rm(path, { recursive: true }))));

const choose = (explicit: string | undefined, projectRoot: string) =>
  chooseDataFolder(explicit, projectRoot, postgresAccount(), join(open, 'var'));

it('is .data beside the program', async () => {
  expect(await choose(undefined, open)).toEqual({ dataDir: join(open, '.data') });
});

it('says which folder can’t be written, and what to do', async () => {
  await writeFile(join(open, 'file'), '');
  await expect(choose(join(open, 'file', 'data'), open)).rejects.toThrow(
    `The data folder ${join(open, 'file', 'data')} can't be written (ENOTDIR). Make it writable`,
  );
});

it.each(['/proc/starbinder/data', '/dev/null/data', '/sys/starbinder'])(
  'says at once that %s can’t be made',
  async (path) => {
    await expect(choose(path, open)).rejects.toThrow(
      /^(The data folder .* can't be written \(|DATA_DIR .* can't be used)/,
    );
  },
);

const asRoot = process.getuid?.() === 0 ? describe : describe.skip;

asRoot('as root (skipped for any other user)', () => {
  it('goes elsewhere from a folder that only root may enter, and says so', async () => {
    expect(await choose(undefined, closed)).toEqual({
      dataDir: join(open, 'var'),
      notice: expect.stringContaining(`Keeping data in ${join(open, 'var')}`) as string,
    });
  });

  it('refuses an explicit folder that only root may enter', async () => {
    const inside = join(closed, 'data');
    await mkdir(inside);
    await expect(choose(inside, open)).rejects.toThrow(`DATA_DIR ${inside} can't be used`);
  });
});
