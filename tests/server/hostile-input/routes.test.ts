import type { FastifyInstance, InjectOptions } from 'fastify';
import { HOSTILE_TEXTS } from './support/hostile-texts';
import { startEveryRoute, type EveryRoute } from './support/every-route';

/** The places of a route that take a text, besides the parameters of its path and cookies. */
interface Takes {
  query?: string[];
  headers?: string[];
  /** Fields of a body as JSON. */
  json?: string[];
  /** Fields of a body as a form sends it. */
  form?: string[];
  /** A body of another type is passed on to the route as it is. */
  type?: string;
}

const ROUTES: Record<string, Takes> = {
  'DELETE /users/sign_out': {},
  'GET /': { query: ['q'], headers: ['if-none-match', 'accept'] },
  'GET /api/auth_status': { headers: ['x-forwarded-for', 'content-type'] },
  'GET /api/catalogue': { query: ['q'] },
  'GET /api/catalogue/:version': {},
  'GET /api/csrf_token': {},
  'GET /api/deck_formats': {},
  'GET /api/decks/:file': { headers: ['origin'] },
  'GET /api/events': { query: ['after'], headers: ['last-event-id'] },
  'GET /api/export_collection': { query: ['user_handle', 'format'] },
  'GET /api/export_worth': { query: ['card_set_code'] },
  'GET /api/market': { query: ['q'], headers: ['if-none-match'] },
  'GET /api/my_data': {},
  'POST /api/card_set_picture/:id': { type: 'image/png' },
  'POST /api/catalogue_file': { query: ['file_name'], type: 'application/octet-stream' },
  'GET /auth/exo-2.woff2': {},
  'GET /auth/google_oauth2/callback': { query: ['state', 'code', 'iss', 'error'] },
  'GET /auth/inter.woff2': {},
  'GET /demo-identity/*': { query: ['client_id', 'redirect_uri', 'scope', 'state'] },
  'GET /demo-identity/interaction/:uid': {},
  'GET /graphql': { query: ['id', 'variables'] },
  'GET /healthz': {},
  'GET /images/aspects/:id(^(?:aggression|command|cunning|heroism|vigilance|villainy)$)': {},
  'GET /index.html': { query: ['q'] },
  'GET /readyz': {},
  'POST /api/import_collection': { query: ['file_name', 'columns'], type: 'text/csv' },
  'POST /api/import_collection/:id/apply': { query: ['mode'], json: ['mode'] },
  'POST /api/read_cards': { query: ['file_name', 'columns'], type: 'text/csv' },
  'POST /auth/google_oauth2': { json: ['redirect_to'], headers: ['x-csrf-token'] },
  'POST /demo-identity/*': { form: ['code', 'client_id', 'grant_type'] },
  'POST /demo-identity/interaction/:uid': { form: ['account'] },
  'POST /graphql': { json: ['id', 'query', 'variables'], headers: ['content-type', 'origin'] },
};

/** Prefixes of paths: routes below them take the same. */
const FAMILIES: Record<string, Takes> = {
  'GET /*': { query: ['q'] },
  'GET /images/': { headers: ['if-none-match'] },
  'GET /auth/': {},
  'GET /favicon.svg': {},
};

const takesOf = (route: string): Takes | undefined =>
  ROUTES[route] ?? Object.entries(FAMILIES).find(([family]) => route.startsWith(family))?.[1];

const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD');
const asHeader = (text: string) => text.replace(/[^\x20-\x7E\xA0-\xFF]/g, '?');
const PARAMETER = /:\w+(?:\(\^.*?\$\))?|\*$/g;

/** Paths, or parts of them, that aren't UTF-8. */
const HOSTILE_ENCODINGS = ['%', '%f', '%zz', '%ff', '%C0%AF', '%E0%A4%A', '%ED%A0%80', 'a%2fb%'];

const HOSTILE_ACCEPTS = [
  'application/json',
  'TEXT/HTML',
  'text/html;q=0',
  'text/html;q=NaN',
  '*/*;q=2',
  ';',
  ',,,',
  'text/html,'.repeat(1_000),
];

/** What every answer has. */
const ANY_HEADERS = {
  'x-request-id': expect.stringMatching(/^[0-9a-f]{16}$/),
  'x-content-type-options': 'nosniff',
  'content-security-policy': expect.stringContaining("script-src 'self'"),
  'cache-control': expect.stringMatching(/^no-|^private/),
};

/** Addresses without a route, or of pages. */
const PAGES = ['/cards/:x', '/card-sets/:x', '/collections/:x', '/users/:x', '/:x', '/assets/:x'];

describe('hostile texts', () => {
  let all: EveryRoute;
  beforeAll(async () => {
    all = await startEveryRoute();
  });
  afterAll(() => all.close());

  it('are tried on every route', () => {
    expect(all.routes.filter((route) => takesOf(route) === undefined)).toEqual([]);
    expect(Object.keys(ROUTES).filter((route) => !all.routes.includes(route))).toEqual([]);
  });

  const troubleWith = async (routes: string[]): Promise<string[]> => {
    const trouble: string[] = [];
    for (const route of routes) {
      for (const text of HOSTILE_TEXTS) {
        for (const request of requestsWith(route, takesOf(route) ?? {}, text, all.headers())) {
          const { statusCode } = await answerOf(all.appOf(route), request);
          if (statusCode >= 500) trouble.push(`${route} ${JSON.stringify(request).slice(0, 300)}`);
        }
      }
    }
    return trouble;
  };

  it.each(Object.keys(ROUTES))('lead to no fault at %s', async (route) => {
    expect(await troubleWith([route])).toEqual([]);
  });

  it('cause no fault at any other route', async () => {
    expect(await troubleWith(all.routes.filter((route) => !(route in ROUTES)))).toEqual([]);
  });

  it('get a page, or Not Found', async () => {
    let asked = 0;
    for (const page of PAGES) {
      for (const text of [...HOSTILE_TEXTS, ...HOSTILE_ENCODINGS]) {
        const place = text.startsWith('%') ? text : encodeURIComponent(wellFormed(text));
        const url = page.replace(':x', place);
        // This many links in a minute exceed the limit of one address.
        asked += 1;
        const { statusCode, headers } = await all.server.app.inject({
          url,
          headers: { accept: 'text/html' },
          remoteAddress: `198.51.100.${asked % 250}`,
        });
        expect([200, 304, 400, 403, 404]).toContain(statusCode);
        expect(headers).toMatchObject(ANY_HEADERS);
      }
    }
  });

  it('get a page, or Not Found, whatever they accept', async () => {
    for (const [index, accept] of [...HOSTILE_TEXTS, ...HOSTILE_ACCEPTS].map(asHeader).entries()) {
      const { statusCode, headers } = await all.server.app.inject({
        url: '/card-sets/SOR',
        headers: { accept },
        remoteAddress: `203.0.113.${index}`,
      });
      expect([200, 404]).toContain(statusCode);
      expect(headers).toMatchObject(ANY_HEADERS);
      expect(headers['vary']).toMatch(/^Accept(?:,|$)/);
    }
  });

  it('leave no fault in the log, and nothing that PostgreSQL could not take', () => {
    const lines = all.server.logged() as { level: number; err?: { code?: string } }[];
    expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
    // A page or a picture is sent without the part that failed, so its answer doesn't show the fault.
    expect(lines.filter(({ err }) => err?.code?.startsWith('22'))).toEqual([]);
  });
});

/** A request for each place of a route, with the text there and valid values everywhere else. */
function requestsWith(
  route: string,
  { query = [], headers: headerNames = [], json, form, type }: Takes,
  text: string,
  signedIn: Record<string, string>,
): InjectOptions[] {
  const [method, pattern = '/'] = route.split(' ', 2) as [
    NonNullable<InjectOptions['method']>,
    string,
  ];
  const plain = encodeURIComponent(wellFormed(text));
  const valid = pattern.replace(PARAMETER, '00000000-0000-4000-8000-000000000000');
  const asked = { method, url: valid, headers: signedIn };
  const named = (names: string[], name: string) =>
    new URLSearchParams(names.map((each) => [each, each === name ? wellFormed(text) : '1']));
  const path = pattern.replace(PARAMETER, plain);
  return [
    { ...asked, url: `${path}?x=${plain}` },
    ...[plain, asHeader(text)].map((value) => ({
      ...asked,
      headers: { cookie: cookiesOf(value) },
    })),
    { ...asked, headers: { cookie: `${signedIn['cookie']}; ${cookiesOf(plain)}` } },
    ...query.map((name) => ({ ...asked, url: `${valid}?${String(named(query, name))}` })),
    ...headerNames.map((name) => ({
      ...asked,
      headers: { ...signedIn, [name]: asHeader(text) },
    })),
    ...(json ?? []).map((name) => ({ ...asked, payload: { [name]: text } })),
    ...(json ? [withBody(asked, 'application/json', text)] : []),
    ...(form ?? []).map((name) =>
      withBody(asked, 'application/x-www-form-urlencoded', String(named(form ?? [], name))),
    ),
    ...(type ? [withBody(asked, type, text)] : []),
  ];
}

/** The cookies that the program reads. A text may end one and begin others. */
const COOKIES = ['session', 'theme', 'collection-card-set', 'wrote'];
const cookiesOf = (text: string): string => COOKIES.map((name) => `${name}=${text}`).join('; ');

const withBody = (asked: InjectOptions, type: string, payload: string): InjectOptions => ({
  ...asked,
  headers: { ...asked.headers, 'content-type': type },
  payload,
});

/** A stream of events doesn't end by itself. */
async function answerOf(
  app: FastifyInstance,
  request: InjectOptions,
): Promise<{ statusCode: number }> {
  const response = await app.inject({ ...request, payloadAsStream: true });
  response.stream().destroy();
  return response;
}
