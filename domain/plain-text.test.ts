import { isBlank, isPlainText } from './plain-text';

test.each(['', 'a', 'line\nline', '日本', '🚀', '\u202Ereversed'])('%j can be stored', (text) => {
  expect(isPlainText(text)).toBe(true);
});

test.each(['\0', 'a\0b', '\uD83D', 'a\uDE80'])('%j can’t be stored', (text) => {
  expect(isPlainText(text)).toBe(false);
});

test.each(['', ' \t\n', '\u00A0', '\u200B\u200D\uFEFF', '\u202E', '\u00AD', '\u3164'])(
  '%j is blank',
  (text) => {
    expect(isBlank(text)).toBe(true);
  },
);

test.each(['.', '\u200Ba', '0'])('%j isn’t blank', (text) => {
  expect(isBlank(text)).toBe(false);
});
