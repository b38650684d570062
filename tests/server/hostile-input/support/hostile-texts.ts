import fc from 'fast-check';

const cursor = (text: string) => Buffer.from(text).toString('base64url');
const NOBODY = '00000000-0000-4000-8000-000000000000';

/** Texts that an attacker might type, send or write into an address to break something. */
export const HOSTILE_TEXTS = [
  '',
  ' ',
  '\0',
  'shd-001\0',
  '\uD83D',
  'a\uDE80',
  '\u202Eevil\u200B',
  'İ\u0345ß',
  "'; drop table card; --",
  '%_\\',
  '%00',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '$1 {0} ${1} %s',
  '__proto__',
  'null',
  '-1',
  '1e309',
  '9'.repeat(15),
  '9'.repeat(40),
  '0000-01-01',
  '9999-12-31',
  '+275760-09-13T00:00:00Z',
  '2026-02-30',
  NOBODY,
  NOBODY.toUpperCase().replaceAll('-', ''),
  cursor('\0'),
  cursor('9999999999999999'),
  cursor(`9999999999999999 ${NOBODY}`),
  cursor(`9999999999999999 9999999999999999 ${NOBODY}`),
  cursor(`1 9999999999999999 ${NOBODY}`),
  cursor(`${NOBODY} \uFFFF`),
  'x'.repeat(10_000),
  '👩‍👩‍👧'.repeat(300),
];

/** Any text, including lone surrogates and NUL, or one of the above. */
export const hostileText = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(...HOSTILE_TEXTS),
    fc.array(fc.nat(0xff_ff), { maxLength: 40 }).map((units) => String.fromCharCode(...units)),
    fc.string({ unit: 'binary', maxLength: 40 }).map(cursor),
  );
