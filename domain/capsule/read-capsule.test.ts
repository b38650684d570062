import type { Capsule } from './capsule';
import { CAPSULE_BYTES, readCapsule } from './read-capsule';

const capsule: Capsule = {
  format: 'starbinder-capsule',
  version: 1,
  program: '0.1.0',
  createdAt: '2026-03-01T12:00:00.000Z',
  link: '/cards/sor?view=list',
  catalogue: '0123456789abcdef',
  initialState: { count: 0 },
  actions: [{ type: 'raised', payload: { by: 1 } }],
  steps: [{ count: '1' }],
  finalState: { count: 1 },
};
const text = JSON.stringify(capsule);
const but = (changes: object) => JSON.stringify({ ...capsule, ...changes });

test('a capsule is read back unchanged, with or without a byte order mark', () => {
  expect(readCapsule(text)).toEqual({ ok: true, capsule });
  expect(readCapsule(`\uFEFF${text}\n`)).toEqual({ ok: true, capsule });
});

test.each([
  ['nothing', '', 'NOT_JSON', /isn’t a capsule/],
  ['a photo', '\u{FFFD}\u{FFFD}JFIF\u0000\u0001', 'NOT_JSON', /isn’t a capsule/],
  ['a list', '[1,2]', 'NOT_JSON', /isn’t a capsule/],
  ['a capsule’s first half', text.slice(0, text.length / 2), 'CUT_OFF', /breaks off/],
  ['another program’s JSON', '{"name":"left-pad"}', 'NOT_A_CAPSULE', /another program/],
  ['another version', but({ version: 2 }), 'OTHER_VERSION', /reads version 1/],
  ['deep nesting', `{"a":${'['.repeat(200)}${']'.repeat(200)}}`, 'TOO_DEEP', /nested/],
  ['very deep nesting', `{"a":${'['.repeat(1e6)}${']'.repeat(1e6)}}`, 'TOO_DEEP', /nested/],
  ['a prototype key', text.replace('"by"', '"__proto__"'), 'FORBIDDEN_KEY', /__proto__/],
  ['more than 50 MB', 'x'.repeat(CAPSULE_BYTES + 1), 'TOO_LARGE', /50 MB/],
  ['actions that aren’t actions', but({ actions: [1] }), 'INVALID', /actions\.0/],
  ['no final state', but({ finalState: undefined }), 'INVALID', /finalState/],
  ['too few steps', but({ steps: [] }), 'INVALID', /steps/],
  ['a link elsewhere', but({ link: 'https://rim.example/' }), 'INVALID', /link/],
])('%s is refused with a sentence', (_what, given, code, message) => {
  expect(readCapsule(given)).toEqual({
    ok: false,
    code,
    message: expect.stringMatching(message) as string,
  });
});
