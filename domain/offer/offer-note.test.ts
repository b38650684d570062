import fc from 'fast-check';
import { isPlainText } from '../plain-text';
import {
  namesAuthor,
  NOTE_ERRORS,
  NOTE_LENGTH,
  noteErrorOf,
  optionalNoteErrorOf,
  toNote,
} from './offer-note';

test.each([
  ['a line', 'See you there', null],
  ['two lines', 'Saturday?\nOr Sunday?', null],
  ['markup', '<b>hi</b>', null],
  ['nothing', '', 'BLANK'],
  ['white space', ' \t\n\u00A0', 'BLANK'],
  ['zero-width characters', '\u200B\u200D\uFEFF', 'BLANK'],
  ['only direction overrides', '\u202E\u2067', 'BLANK'],
  ['the greatest length', 'a'.repeat(NOTE_LENGTH), null],
  ['the greatest length within white space', `  ${'a'.repeat(NOTE_LENGTH)}\n`, null],
  ['one character more', 'a'.repeat(NOTE_LENGTH + 1), 'TOO_LONG'],
  ['the greatest length in surrogate pairs', '🦊'.repeat(NOTE_LENGTH / 2), null],
  ['one surrogate pair more', '🦊'.repeat(NOTE_LENGTH / 2 + 1), 'TOO_LONG'],
  ['NUL', 'a\0b', 'INVALID'],
  ['a lone surrogate', '\uD83Ea', 'INVALID'],
  ['surrogates in the wrong order', '\uDD8A\uD83E', 'INVALID'],
] as const)('%s as a note', (_what, text, code) => {
  expect(noteErrorOf(text)).toBe(code);
  expect(optionalNoteErrorOf(text)).toBe(code === 'BLANK' ? null : code);
});

test('the message names the limit', () => {
  expect(NOTE_LENGTH).toBe(2_000);
  expect(NOTE_ERRORS.TOO_LONG).toBe('A note has at most 2,000 characters.');
});

test.each([
  ['  Hello \n', 'Hello'],
  ['one\n\n two', 'one\n\n two'],
  ['\u200Ba', '\u200Ba'],
  [' \u200B ', ''],
])('%j is kept as %j', (text, note) => {
  expect(toNote(text)).toBe(note);
});

test('a stored note is valid and stays as it is', () => {
  const text = fc.string({ unit: fc.constantFrom(' ', '\n', '\u200B', 'a', '🦊', '\uD83E', '\0') });
  fc.assert(
    fc.property(text, (typed) => {
      const note = toNote(typed);
      expect(toNote(note)).toBe(note);
      expect(noteErrorOf(note)).toBe(noteErrorOf(typed));
      if (noteErrorOf(typed) === null) expect(isPlainText(note) && note !== '').toBe(true);
    }),
  );
});

describe('an author', () => {
  const minutes = (count: number) => count * 60_000;
  const note = (authorId: string, at: number) => ({ authorId, at });

  it.each([
    ['at the beginning', note('other', 0), undefined, true],
    ['after the viewer', note('other', 1), note('viewer', 0), true],
    ['right after their own note', note('other', minutes(1)), note('other', 0), false],
    ['5 minutes later', note('other', minutes(5)), note('other', 0), false],
    ['a moment more than 5 minutes later', note('other', minutes(5) + 1), note('other', 0), true],
    ['at the same moment', note('other', 0), note('other', 0), false],
    ['of the viewer’s own first note', note('viewer', 0), undefined, false],
    [
      'of the viewer’s own note after the other side’s',
      note('viewer', minutes(9)),
      note('other', 0),
      false,
    ],
  ])('%s', (_when, written, before, isNamed) => {
    expect(namesAuthor(written, before, 'viewer')).toBe(isNamed);
  });
});
