import { existsSync, readFileSync } from 'node:fs';
import { CALLBACK_PATH } from '@server/app/identity/register';

/** What the pages for hosts say of files and numbers that stand elsewhere, too. */

const read = (path: string) => readFileSync(path, 'utf8');
const start = read('docs/running/README.md');
const keeping = read('docs/running/keeping-it-running.md');
const page = start + keeping;
const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');
const unit = read('docs/running/starbinder.service');

/** The lines of a service in compose.yaml. */
function service(name: string): string {
  const [, lines = ''] = new RegExp(`\\n  ${name}:\\n((?: {4}.*\\n|\\n)+)`).exec(compose) ?? [];
  expect(lines).not.toBe('');
  return lines;
}

/** What a line of Dockerfile's last stage sets. */
const imageSets = (name: string) =>
  new RegExp(`^ENV .*\\b${name}=(\\S+)`, 'm').exec(dockerfile)?.[1];
const unitSays = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';

/** A part of a source, such as a number behind a constant's name. */
function found(path: string, pattern: RegExp): string[] {
  const parts = pattern.exec(read(path))?.slice(1) ?? [];
  expect([path, parts.length]).not.toEqual([path, 0]);
  return parts;
}

it('in its container, the program writes only its volume', () => {
  const program = service('starbinder');
  expect(program).toContain('read_only: true');
  expect(program).toContain('cap_drop: [ALL]');
  expect(program).toContain(`no-new-privileges:true`);
  expect(program).toContain(`- data:${imageSets('DATA_DIR')}\n`);
  expect(dockerfile.slice(dockerfile.lastIndexOf('FROM'))).toMatch(/^USER node$/m);
  expect(compose.slice(compose.indexOf('\nvolumes:'))).toMatch(/^ {2}data:$/m);
});

it('Caddy leads to the program', () => {
  const caddyfile = read('docs/running/Caddyfile');
  expect(caddyfile).toContain(`reverse_proxy starbinder:${imageSets('PORT')}\n`);
  expect(compose).toContain('file: docs/running/Caddyfile');
  expect(service('caddy')).toContain(`target: /etc/caddy/Caddyfile`);
});

it('all that the image takes from the build is there', () => {
  const copied = [...dockerfile.matchAll(/^COPY --from=build \/app\/(\S+) /gm)].map(
    ([, path]) => path!,
  );
  expect(copied.filter((path) => !existsSync(path)).filter((path) => path !== 'dist')).toEqual([]);
  expect(copied).toEqual(
    expect.arrayContaining([
      'package.json',
      'node_modules',
      'dist',
      'server/platform/db/migrations',
    ]),
  );
});

it('the program runs on the oldest Node and PostgreSQL that the page names', () => {
  const [node, postgres] = found(
    'docs/running/README.md',
    /You need Node (\d+\.\d+) or newer, best Node \d+, and a PostgreSQL, (\d+) or newer/,
  );
  expect(JSON.parse(read('package.json'))).toMatchObject({ engines: { node: `>=${node}` } });
  expect(found('tools/run.cjs', /NEEDED = \[(.*)\]/)).toEqual([node!.replace('.', ', ')]);
  expect(found('server/platform/db/check-database.ts', /OLDEST = (\d+)/)).toEqual([postgres]);
});

it('one Node is recommended everywhere, and is tried like the older ones', () => {
  const node = read('.nvmrc').trim();
  expect(read('tools/testing/all-nodes.mjs')).toMatch(new RegExp(`NODES = .* ${node}: '`));
  expect(dockerfile.match(/^FROM \S+/gm)).toEqual(Array(2).fill(`FROM node:${node}-slim`));
  for (const path of ['README.md', 'CONTRIBUTING.md', 'docs/running/README.md']) {
    expect(found(path, /\bNode (\d+)(?![.\d])/)).toEqual([node]);
  }
});

it('its commands are in the build', () => {
  const commands = [...page.matchAll(/node dist\/server\/(\w+)\.js/g)].map(([, name]) => name!);
  expect(new Set(commands)).toEqual(new Set(['backup', 'catalogue']));
  for (const name of commands)
    found('tools/build-process.mjs', new RegExp(`^ {6}${name}: '(.*)'`, 'm'));
});

it('compose.yaml sets what the page says that it has set', () => {
  const set = [...page.matchAll(/`(\w+)=(\w+)`, which compose\.yaml has set/g)];
  expect(set.map(([, name]) => name)).toEqual(['PRICE_REFRESH', 'BACKUP']);
  for (const [, name, value] of set) expect(service('starbinder')).toContain(`${name}: ${value}\n`);
});

it('the unit runs the program as its own user on a disk that it can’t write', () => {
  expect([unitSays('User'), unitSays('ProtectSystem')]).toEqual(['starbinder', 'strict']);
  expect(unitSays('ExecStart')).toBe('/usr/bin/node dist/server.js');
  expect(unitSays('Environment')).toContain(`DATA_DIR=/var/lib/${unitSays('StateDirectory')}`);
  expect(unitSays('EnvironmentFile')).toBe('/etc/starbinder.env');
  expect(page).toContain(`in ${unitSays('WorkingDirectory')}`);
});

it('a stop has the time that it may take', () => {
  const [seconds] = found('docs/running/keeping-it-running.md', /A stop takes up to (ten) seconds/);
  expect(seconds).toBe('ten');
  expect(Number(unitSays('TimeoutStopSec'))).toBeGreaterThan(10);
  expect(Number(found('compose.yaml', /stop_grace_period: (\d+)s/)[0])).toBeGreaterThan(10);
});

it('Google sends people back where the program waits for them', () => {
  expect(page).toContain(`https://cards.example.com${CALLBACK_PATH}`);
});

it('limits are those of the program', () => {
  const [gigabytes] = found('docs/running/keeping-it-running.md', /Pictures take up to (\d+) GiB/);
  expect(
    found(
      'server/modules/catalogue/queries/pictures/open-pictures.ts',
      /MAX_BYTES = (\d+) \* 1024 \*\* 3/,
    ),
  ).toEqual([gigabytes]);
  const [megabytes] = found(
    'docs/running/keeping-it-running.md',
    /less than (\d+) MB of free disk/,
  );
  expect(found('server/app/plugins/disk-guard.ts', /LEAST_FREE = (\d+) \* 1024 \*\* 2/)).toEqual([
    megabytes,
  ]);
  const [days] = found('server/modules/people/commands/sessions.ts', /SESSION_DAYS = (\d+)/);
  expect(page).toContain(`until sign-out, ${days} days at the longest`);
  expect(
    found('server/modules/collection/commands/import/keep-import.ts', /KEPT_FOR = '(.*)'/),
  ).toEqual(['1 hour']);
});

it('a process takes no more connections than the page names', () => {
  const [most] = found('docs/running/README.md', /A process takes up to (\d+) connections/);
  const pools: [path: string, pattern: RegExp][] = [
    ['server/platform/db/database.ts', /max \?\? (\d+)/],
    ['server/platform/db/long-work.ts', /CONNECTIONS = (\d+)/],
    ['server/platform/jobs/run-until-broken.ts', /AT_ONCE = (\d+)/],
    ['server/platform/jobs/run-until-broken.ts', /AT_ONCE = (\d+)/],
    ['server/platform/jobs/start-jobs.ts', /\bCONNECTIONS = AT_ONCE \+ (\d+)/],
    ['server/platform/jobs/start-jobs.ts', /LIBRARY_CONNECTIONS = AT_ONCE \+ (\d+)/],
    ['server/platform/db/answers.ts', /max: (\d+)/],
  ];
  const taken = pools.map(([path, pattern]) => Number(found(path, pattern)[0]));
  const listening = 1;
  expect(taken.reduce((sum, each) => sum + each, listening)).toBeLessThanOrEqual(Number(most));
});

it('links lead to files that exist', () => {
  for (const name of ['README.md', 'keeping-it-running.md', 'cluster.md', 'scaling.md']) {
    const links = [...read(`docs/running/${name}`).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)];
    expect(links.length).toBeGreaterThan(2);
    expect(
      links.map(([, path]) => path!).filter((path) => !existsSync(`docs/running/${path}`)),
    ).toEqual([]);
  }
});

it('what wakes somebody up is a metric', () => {
  const named = page.match(/starbinder_\w+/g) ?? [];
  expect(named).not.toHaveLength(0);
  const metrics = read('server/platform/metrics/prometheus.ts');
  expect(named.filter((name) => !metrics.includes(`'${name}'`))).toEqual([]);
});
