import { aClient } from '../support/a-client';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertCard, insertCardSet } from '@tests/factories/catalogue-rows';
import { refuseConnections } from '../support/refuse-connections';
import { startTestApp, testConfig, type TestApp } from '../support/test-app';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta
      name="description"
      content="All about cards."
    />
    <title>Starbinder</title>
  </head>
  <body><div id="root"></div></body>
</html>`;
const PUBLIC_URL = 'https://cards.example.com';
const HOSTILE = `</title><script>alert('1')</script>"&`;

let served: TestApp;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starbinder-client-'));
  await writeFile(join(folder, 'index.html'), PAGE);
  served = await startTestApp({
    client: await aClient(folder),
    config: { ...testConfig, publicUrl: PUBLIC_URL },
  });
  const cardSetId = await insertCardSet(served.database, {
    name: 'Salt & Star',
    description: 'A harbour of invented ships.',
  });
  await insertCard(served.database, {
    id: 'sor-059',
    cardSetId,
    name: 'Dawn Courier',
    subtitle: 'First Light',
    rarity: 'RARE',
    frontText: 'Ready a unit.\nPay {C=2}.',
  });
  await insertCard(served.database, {
    id: 'sor-060',
    cardSetId,
    name: HOSTILE,
    frontText: HOSTILE,
  });
}, 60_000);

afterAll(async () => {
  await served.close();
  await rm(folder, { recursive: true });
});

const open = async (url: string) => {
  const { statusCode, body } = await served.app.inject({ url, headers: { accept: 'text/html' } });
  expect(statusCode).toBe(200);
  expect(body).toContain('<div id="root"></div>');
  return body;
};

/** The page's metadata, unescaped as far as these tests need it. */
function received(page: string) {
  const one = (pattern: RegExp) =>
    pattern
      .exec(page)?.[1]
      ?.replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
      .replaceAll('&amp;', '&');
  return {
    title: one(/<title>([^<]*)<\/title>/),
    description: one(/name="description" content="([^"]*)"/),
    canonical: one(/rel="canonical" href="([^"]*)"/),
    heading: one(/"og:title" content="([^"]*)"/),
    image: one(/"og:image" content="([^"]*)"/),
  };
}

const SITE = {
  title: 'Starbinder',
  description: 'All about cards.',
  canonical: undefined,
  heading: 'Starbinder',
  image: `${PUBLIC_URL}/images/links/site.jpg`,
};

test.each(['/cards/sor-059', '/cards/sor-059/?tab=foil'])('%s describes its card', async (url) => {
  expect(received(await open(url))).toEqual({
    title: 'Dawn Courier · Starbinder',
    description: 'Rare unit from Salt & Star. Ready a unit. Pay 2 resources.',
    canonical: `${PUBLIC_URL}/cards/sor-059`,
    heading: 'Dawn Courier – First Light',
    image: `${PUBLIC_URL}/images/links/cards/sor-059`,
  });
});

test.each(['/card-sets/SOR', '/card-sets/sor', '/cards/sor'])(
  '%s describes its set',
  async (url) => {
    expect(received(await open(url))).toEqual({
      title: 'Salt & Star · Starbinder',
      description: 'A harbour of invented ships.',
      canonical: `${PUBLIC_URL}/card-sets/SOR`,
      heading: 'Salt & Star',
      image: `${PUBLIC_URL}/images/links/card-sets/sor`,
    });
  },
);

test('the page of all sets has a name and an address', async () => {
  const { title, canonical } = received(await open('/card-sets'));
  expect({ title, canonical }).toEqual({
    title: 'Card Sets · Starbinder',
    canonical: `${PUBLIC_URL}/card-sets`,
  });
});

test.each([
  '/',
  '/index.html',
  '/trading',
  '/collections/somebody',
  '/collections/somebody/want',
  '/collections/my',
  '/cards/sor-999',
  '/cards/abc',
  '/card-sets/s0r',
  `/cards/${'1'.repeat(300)}`,
])('%s describes only the site', async (url) => {
  expect(received(await open(url))).toEqual(SITE);
});

test('hostile text in a card stays text', async () => {
  const page = await open('/cards/sor-060');
  expect(page).not.toContain('<script>');
  expect(page.match(/<title>/g)).toHaveLength(1);
  expect(page).toContain(
    '&lt;/title&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&quot;&amp;',
  );
});

test('without the database, the page is still sent', async () => {
  const back = await refuseConnections(served.pool);
  const began = performance.now();
  expect(received(await open('/cards/sor-059'))).toEqual(SITE);
  expect(performance.now() - began).toBeLessThan(1_000);
  await back();
  expect(received(await open('/cards/sor-059')).heading).toBe('Dawn Courier – First Light');
});

test('a silent database delays the page by less than a second', async () => {
  const silent = jest.spyOn(served.pool, 'query').mockImplementation(() => new Promise(() => {}));
  const began = performance.now();
  expect(received(await open('/cards/sor-059'))).toEqual(SITE);
  expect(performance.now() - began).toBeLessThan(1_000);
  silent.mockRestore();
});
