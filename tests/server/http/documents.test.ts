import { itLong } from '@tests/support/jest/it-long';
import { aClient } from '../support/a-client';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRenderer } from '@server/app/documents';
import { createMetrics } from '@server/platform/metrics';
import { sql } from 'drizzle-orm';
import { insertCardSet } from '@tests/factories/catalogue-rows';
import { until } from '../support/until';
import { withLockedTables } from '../support/locked-tables';
import { startTestApp, type TestApp } from '../support/test-app';
import { bundled } from '../platform/bundled';
import { askingIn } from '../sharing/support/asking';
import { signUp } from '../users/support/sign-up';

const PAGE =
  '<!doctype html><html data-theme="space"><title>Starbinder</title>' +
  '<body><div id="root"></div><noscript><p>No <a href="">script</a>.</p></noscript></body>';

/**
 * Renders the sets' names and who asks, by the same kind of operations as the application, and for
 * `/collections/{handle}/want` what the caller may see of that list. `/contact` is a page that can't be rendered.
 */
const MODULE = `
let renderings = 0;
const ask = async (query) => {
  const body = JSON.stringify({ query });
  const response = await fetch('http://localhost/graphql', { method: 'POST', body });
  return (await response.json()).data;
};
export async function renderDocument({ address, theme, session, cardSet }) {
  if (address === '/contact') throw new Error('No screen.');
  const handle = /collections\\/([^/]+)\\/want/.exec(address)?.[1];
  const list = handle && (await ask('{ userWantLists(userHandle: "' + handle + '") { handle } }'));
  const seen = { cardSet, list: list?.userWantLists };
  if (handle) return list.userWantLists.length > 0 ? { html: 'list', state: JSON.stringify(seen) } : null;
  const { cardSets } = await ask('{ cardSets { name } }');
  renderings += 1;
  const names = cardSets.map(({ name }) => name).join();
  return { html: [names, theme, session.user?.handle, renderings].join('|'), state: '{"of":"$&"}' };
}`;

let server: TestApp;
let folder: string;
let worker: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starbinder-documents-'));
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'module.mjs'), MODULE);
  worker = resolve(bundled('server/app/documents/render-worker.ts'));
  const module = pathToFileURL(join(folder, 'module.mjs')).href;
  server = await startTestApp({ client: await aClient(folder, { worker, module }) });
  await insertCardSet(server.database, { code: 'SOR', name: 'Salt & Star' });
  await complete('/login');
}, 60_000);

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
  await rm(worker);
});

/** Each request has an address of its own, since a test sends more requests in a minute than a person. */
let asked = 0;
const open = async (url: string, headers = {}) => {
  asked += 1;
  const document = await server.app.inject({
    url,
    remoteAddress: `10.0.${asked >> 8}.${asked & 255}`,
    headers: { accept: 'text/html', ...headers },
  });
  expect(document.statusCode).toBe(200);
  return document;
};

/** Waits for the notification and the thread's answer. */
const turn = () => new Promise((done) => setImmediate(done));

/** The document once it is complete: the first visitor doesn't wait until the thread has started. */
async function complete(url: string, headers = {}): Promise<string> {
  for (;;) {
    const { body } = await open(url, headers);
    if (body.includes('document-state')) return body;
    await turn();
  }
}

const screenOf = (body: string) => /<div id="root">([^<]*)<\/div>/.exec(body)?.[1];

test('a public page comes with its first screen and the state that it was rendered from', async () => {
  const body = await complete('/');
  expect(screenOf(body)).toMatch(/^Salt & Star\|space\|/);
  expect(body).toContain(
    '<script type="application/json" id="document-state">{"of":"$&"}</script>',
  );
  expect(body).not.toContain('<noscript>');
});

test('it is kept ready-made until the catalogue changes', async () => {
  const first = await complete('/card-sets');
  expect(await complete('/card-sets?utm=1')).toBe(first);
  const { etag } = (await open('/card-sets')).headers;
  const again = await server.app.inject({
    url: '/card-sets',
    headers: { accept: 'text/html', 'if-none-match': String(etag) },
  });
  expect(again.statusCode).toBe(304);

  await insertCardSet(server.database, { code: 'SHD', name: 'Dusk' });
  await server.database.execute(sql`notify catalogue_changed`);
  let changed = first;
  while (!screenOf(changed)?.includes('Dusk')) {
    await turn();
    changed = await complete('/card-sets');
  }
  expect(screenOf(changed)).toMatch(/Salt & Star/);
});

test('it matches the browser’s theme', async () => {
  const light = await complete('/', { cookie: 'theme=light' });
  expect(light).toContain('<html data-theme="light">');
  expect(screenOf(light)).toMatch(/\|light\|/);
  const odd = await complete('/', { cookie: 'theme="><script>' });
  expect(odd).toContain('<html data-theme="space">');
  const { headers } = await open('/');
  expect(headers['vary']).toContain('Cookie');
});

test('what can’t be rendered leaves the document empty, with its words', async () => {
  const { body } = await open('/contact');
  expect(body).toContain('<div id="root"></div>');
  expect(body).toContain('<title>Contact Us · Starbinder</title>');
  expect(server.logged()).toContainEqual(
    expect.objectContaining({ msg: 'a document is not complete' }),
  );
});

/** The JSON in a script element of a document; null without one. */
const jsonIn = (body: string, id: string): unknown => {
  const json = new RegExp(`<script type="application/json" id="${id}">([^<]*)</script>`).exec(body);
  return json && JSON.parse(json[1]!);
};

test('a kept document says that nobody is signed in', async () => {
  expect(jsonIn(await complete('/'), 'document-session')).toEqual({
    authenticated: false,
    user: null,
  });
});

test('a person’s document has their session and page, nothing of anybody else’s, and isn’t cached', async () => {
  const mira = await signUp(server.database, { handle: 'mira-b', name: '</script>$&' });
  const finn = await signUp(server.database, { handle: 'finn' });
  await complete('/card-sets');
  await complete('/collections/my', mira.headers);
  for (const [path, isRendered] of [
    ['/card-sets', true],
    ['/collections/my', true],
    // Fields would take text before the application is there.
    ['/collections/my/edit', false],
    ['/profile', false],
    // The browser leads on to another page.
    ['/login', false],
  ] as const) {
    const { body, headers } = await open(path, mira.headers);
    const user = { id: mira.id, handle: 'mira-b', name: '</script>$&' };
    expect(jsonIn(body, 'document-session')).toMatchObject({ authenticated: true, user });
    expect(screenOf(body)?.split('|')[2]).toBe(isRendered ? 'mira-b' : undefined);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['etag']).toBeUndefined();
    for (const others of [{}, finn.headers]) {
      const { body: shown } = await open(path, others);
      expect(shown).not.toContain(mira.id);
      expect(shown).not.toContain('mira-b');
    }
  }
  expect(screenOf((await open('/card-sets')).body)).toMatch(/Salt & Star/);
});

test('a new page has a document, with its title for link previews', async () => {
  const table = await import('@/app/pages');
  const [home] = table.pages;
  const facts = { path: '/new', title: 'A New Page', preview: 'title' } as const;
  const module = pathToFileURL(join(folder, 'module.mjs')).href;
  const client = await aClient(folder, { worker, module });
  const app = await server.another({
    client: { ...client, pages: { ...table, pages: [{ ...home!, ...facts }, ...table.pages] } },
  });
  await until(async () => {
    const { body } = await app.inject({ url: '/new', headers: { accept: 'text/html' } });
    return body.includes('<title>A New Page · Starbinder</title>') && screenOf(body) !== '';
  });
});

test('junk in addresses makes no kept document of its own, nor does what doesn’t exist', async () => {
  const metrics = await createMetrics({ pool: server.pool, lastBackupAt: async () => null });
  const module = pathToFileURL(join(folder, 'module.mjs')).href;
  const app = await server.another({
    client: await aClient(folder, { worker, module }),
    metrics,
  });
  const bytes = async () => {
    const line = /^starbinder_cache_bytes\{cache="document"\} (\d+)$/m.exec(await metrics.text());
    return Number(line?.[1]);
  };
  const screenAt = async (url: string, at = 0) => {
    const remoteAddress = `10.9.0.${at}`;
    const { body } = await app.inject({ url, headers: { accept: 'text/html' }, remoteAddress });
    return screenOf(body);
  };
  await until(async () => {
    await screenAt('/cards/SOR');
    return (await bytes()) > 0;
  });
  const plain = await bytes();
  const kept = await screenAt('/cards/SOR');
  for (const url of ['/cards/sOr', '/cards/%73OR?', '/cards/SOR?view=image', '/cards/SOR/']) {
    expect(await screenAt(url)).toBe(kept);
  }
  for (let at = 0; at < 20; at += 1) {
    await screenAt(`/cards/SOR?junk${at}=1`, at);
    await screenAt(`/cards/zzz-${at}`, at);
    await screenAt(`/cards/ZZ${at}`, at);
    await screenAt(`/cards/${'x'.repeat(10_000)}${at}`, at);
    await screenAt(`/profile?junk=${at}`, at);
  }
  expect(await bytes()).toBe(plain);
});

const SESSION_LINE = /id="document-session"/;

test('a person whose session can’t be read gets a document in time that says nothing about them', async () => {
  const person = await signUp(server.database, { handle: 'waits' });
  await withLockedTables(server.pool, 'session', async () => {
    for (const path of ['/card-sets', '/profile', '/trading', '/collections/my']) {
      const began = performance.now();
      const { body, headers } = await open(path, person.headers);
      expect(performance.now() - began).toBeLessThan(2_000);
      expect(body).not.toMatch(SESSION_LINE);
      expect(body).not.toContain(person.id);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers['etag']).toBeUndefined();
    }
    expect((await open('/card-sets')).body).toMatch(SESSION_LINE);
  });
  expect((await open('/card-sets', person.headers)).body).toMatch(SESSION_LINE);
});

test('a session that has ended is a visitor’s, and one that fails is unknown', async () => {
  const person = await signUp(server.database, { handle: 'fails' });
  await server.pool.query('alter table user_account rename column currency to money');
  const failed = await open('/card-sets', person.headers);
  await server.pool.query('alter table user_account rename column money to currency');
  expect(failed.body).not.toMatch(SESSION_LINE);
  expect(failed.headers['cache-control']).toBe('private, no-store');
  await server.pool.query('delete from session where user_id = $1', [person.id]);
  const ended = jsonIn(await complete('/card-sets', person.headers), 'document-session');
  expect(ended).toMatchObject({ authenticated: false });
});

test.each([
  'session=%E0%A4%A',
  'session',
  '=;=;;, ;',
  '__proto__=x; constructor=y; session=toString',
  `session=${'x'.repeat(43)}`,
  `session=${'x'.repeat(7_000)}`,
  'session="\u0000"; theme=\u00ff; collection-card-set=\u00ff',
  'theme=__proto__; collection-card-set=%00',
  `theme=light; ${Array.from({ length: 300 }, (_, at) => `c${at}=1`).join('; ')}`,
  'collection-card-set=../../etc; collection-card-set=SOR',
])('hostile cookies lead to a visitor’s document: number %#', async (cookie) => {
  const { body, headers } = await open('/card-sets', { cookie });
  expect(headers['cache-control']).toBe('no-cache');
  expect(body).toMatch(/<html data-theme="(?:space|light)">/);
  const faults = server.logged().filter(({ level }) => Number(level) >= 50);
  expect(faults).toEqual([]);
});

test('a shared list is in a document only as long as this person may see it', async () => {
  const wantLists = askingIn(server, 'WANT_LIST');
  const owner = await wantLists.join({ handle: 'owner' });
  const friend = await signUp(server.database, { email: 'friend@example.com' });
  const path = '/collections/owner/want';
  const stranger = await signUp(server.database, { email: 'stranger@example.com' });
  const shows = async (headers = {}) =>
    (await open(path, headers)).body.includes('"handle":"owner"');

  expect(await shows()).toBe(false);
  await wantLists.share(owner, ['friend@example.com']);
  expect(await shows()).toBe(false);
  expect(await shows(friend.headers)).toBe(true);
  expect(await shows(stranger.headers)).toBe(false);
  await wantLists.share(owner, [], true);
  const shown = await open(path, { cookie: 'collection-card-set=SHD' });
  const listed = { list: [{ handle: 'owner' }], cardSet: 'SHD' };
  expect(jsonIn(shown.body, 'document-state')).toMatchObject(listed);
  expect(shown.headers['cache-control']).toBe('private, no-store');
  expect(await shows(stranger.headers)).toBe(true);
  await wantLists.share(owner, []);
  expect(await shows(friend.headers)).toBe(false);
  const { body, headers } = await open(path);
  expect(body).toContain('<div id="root"></div>');
  expect(headers['cache-control']).toBe('no-cache');
});

const REFRESH = /<noscript><meta http-equiv="refresh" content="0; url=([^"]*)" \/><\/noscript>/;

/** Where a browser without scripts goes from a document. */
const nextWithoutScripts = (url: string, body: string): string | undefined => {
  const [, next] = REFRESH.exec(body) ?? [];
  if (next === undefined) return undefined;
  const { pathname, search } = new URL(next.replaceAll('&amp;', '&'), `http://localhost${url}`);
  return `${pathname}${search}`;
};

itLong(
  'where no script runs, a document that is late leads to one that waits for its screen',
  async () => {
    await insertCardSet(server.database, { code: 'LAW', name: 'Late' });
    const wantLists = askingIn(server, 'WANT_LIST');
    const owner = await wantLists.join({ handle: 'late-owner' });
    await wantLists.share(owner, [], true);
    const pages = {
      '/cards/LAW': '/cards/LAW?noscript',
      '/card-sets/LAW?view=list&text=%22a%26b%22':
        '/card-sets/LAW?view=list&text=%22a%26b%22&noscript',
      '/collections/late-owner/want': '/collections/late-owner/want?noscript',
    };
    const opened: Promise<{ body: string }>[] = [];
    await withLockedTables(server.pool, 'card_set, user_account', async (held) => {
      for (const [url, waiting] of Object.entries(pages)) {
        const { body } = await open(url);
        expect(body).toContain('<div id="root"></div>');
        expect(nextWithoutScripts(url, body)).toBe(waiting);
      }
      for (const waiting of Object.values(pages)) opened.push(open(waiting));
      await held.untilWaiting(opened.length);
    });
    for (const { body } of await Promise.all(opened)) {
      expect(body).toContain('id="document-state"');
      expect(body).not.toContain('<noscript>');
    }
  },
);

test('where no script runs, a page that doesn’t exist is looked for once more only', async () => {
  const missing = await open('/cards/NOPE');
  expect(nextWithoutScripts('/cards/NOPE', missing.body)).toBe('/cards/NOPE?noscript');
  expect((await open('/cards/NOPE?noscript')).body).not.toMatch(REFRESH);
});

test('the documents of other pages are empty', async () => {
  for (const url of ['/profile', '/collections/my', '/nowhere']) {
    const { body } = await open(url);
    expect(body).toContain('<div id="root"></div>');
    expect(body).not.toMatch(REFRESH);
  }
});

test('a screen that still asks when the server has closed fails by itself', async () => {
  const closed = await server.another();
  await closed.ready();
  await closed.close();
  const renderer = createRenderer(closed, worker, pathToFileURL(join(folder, 'module.mjs')).href);
  const request = { address: '/card-sets', theme: 'space', session: null } as const;
  await expect(renderer.render(request)).rejects.toThrow('JSON');
  await renderer.close();
});
