import { readFileSync } from 'node:fs';
import { loadConfig } from '@server/platform/config/config';

const read = (path: string) => readFileSync(path, 'utf8');
const namesIn = (text: string) =>
  [...text.matchAll(/\b[A-Z]+(?:_[A-Z]+)*\b/g)].map(([name]) => name);

/** The variables that the program reads. */
const known = [
  ...read('server/platform/config/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+): \[/gm),
].map(([, name = '']) => name);

it('README lists every setting, and no other', () => {
  const [, table = ''] = /## Settings\n[\s\S]*?\n\n(\|[\s\S]*?)\n\n/.exec(read('README.md')) ?? [];
  const listed = table
    .split('\n')
    .slice(2)
    .flatMap((row) => namesIn(row.split('|')[1] ?? ''));
  expect(listed.toSorted()).toEqual(known.toSorted());
});

/** The section of a service in compose.yaml, without those that follow. */
function environmentInCompose(): Record<string, string> {
  const [, block = ''] =
    /\n {2}starbinder:\n[\s\S]*? {4}environment:\n((?: {6}.*\n)+)/.exec(read('compose.yaml')) ?? [];
  return Object.fromEntries(
    [...block.matchAll(/^ {6}([A-Z_]+): (.*)$/gm)].map(([, name, value = '']) => [name, value]),
  );
}

it('compose.yaml sets what the program reads, and with values in place it starts', () => {
  const environment = environmentInCompose();
  expect(Object.keys(environment).length).toBeGreaterThan(8);
  expect(known).toEqual(expect.arrayContaining(Object.keys(environment)));
  const given: Record<string, string> = {
    SITE: 'cards.example.com',
    DATABASE_PASSWORD: 'secret',
    OIDC_CLIENT_ID: 'id',
    OIDC_CLIENT_SECRET: 'secret',
    ADMIN_EMAILS: 'you@example.com',
    CONTACT_EMAIL: 'you@example.com',
  };
  const filled = Object.entries(environment).map(([name, value]) => [
    name,
    value.replaceAll(
      /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
      (_, wanted: string, kind: string, otherwise: string) => {
        // Without a default, compose refuses to start: the page has to name it.
        if (kind === '?') expect(read('docs/running/README.md')).toContain(`${wanted}=`);
        return given[wanted] ?? otherwise;
      },
    ),
  ]);
  expect(loadConfig(Object.fromEntries(filled))).toMatchObject({
    publicUrl: 'https://cards.example.com',
    trustProxy: ['uniquelocal'],
    backup: { schedule: 'daily' },
    metrics: { token: undefined },
  });
});
