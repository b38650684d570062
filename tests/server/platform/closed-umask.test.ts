import { canReach, postgresAccount } from '@server/platform/db/embedded/account';
import { findBinaries } from '@server/platform/db/embedded/binaries';
import { chooseDataFolder } from '@server/platform/db/embedded/data-folder';
import { chmod, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

let open: string;

beforeEach(async () => {
  open = await mkdtemp(join(tmpdir(), 'starbinder-umask-'));
  await chmod(open, 0o755);
});
afterEach(() => rm(open, { recursive: true }));

it('resolves DATA_DIR from the folder that the program was started in', async () => {
  const asked = relative(process.cwd(), join(open, 'data'));
  const { dataDir } = await chooseDataFolder(asked, process.cwd(), postgresAccount());
  expect(dataDir).toBe(join(open, 'data'));
});

const asRoot = process.getuid?.() === 0 ? describe : describe.skip;

asRoot('as root (skipped for any other user)', () => {
  it('makes data folders that PostgreSQL may enter, whatever the umask', async () => {
    const umask = process.umask(0o077);
    try {
      const asked = join(open, 'new', 'data');
      await chooseDataFolder(asked, process.cwd(), postgresAccount());
      expect(canReach(asked, postgresAccount())).toBe(true);
    } finally {
      process.umask(umask);
    }
  });

  it('copies PostgreSQL out of packages that only root may enter', async () => {
    const closed = join(open, 'closed');
    await mkdir(closed, { mode: 0o700 });
    await symlink(join(process.cwd(), 'node_modules'), join(closed, 'node_modules'));

    const { postgres } = await findBinaries(closed, join(open, 'data'), postgresAccount());

    expect(postgres.startsWith(join(open, 'data'))).toBe(true);
    expect(canReach(postgres, postgresAccount())).toBe(true);
    expect(canReach(join(dirname(postgres), '../lib'), postgresAccount())).toBe(true);
  });
});
