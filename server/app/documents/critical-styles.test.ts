import type { StyleRule } from '@domain/style-rules';
import { cssOf, namesIn, stylesFor } from './critical-styles';

const rule = (text: string, needs: string[], ...within: string[]): StyleRule => ({
  text,
  needs: [needs],
  within,
});

test('the names of a piece of HTML are its tags, classes and ids', () => {
  const html =
    '<main id="main" class="page wide"><svg viewBox="0 0 1 1"><path d="M0 0"/></svg><br>';
  expect([...namesIn(html)].toSorted()).toEqual(
    ['#main', '.page', '.wide', 'br', 'main', 'path', 'svg'].toSorted(),
  );
});

test('a word of the text or of an attribute is no name', () => {
  expect([...namesIn('<p title="class=x">class="y" &lt;b&gt;</p>')]).toEqual(['p']);
});

test('only rules of which everything is there are kept, in their order', () => {
  const rules = [
    rule('a{}', ['a']),
    rule('.b a{}', ['.b', 'a']),
    rule('*{}', []),
    rule('p{}', ['p']),
  ];
  expect(stylesFor(rules, new Set(['a', 'p']))).toBe('a{}*{}p{}');
});

test('one of a rule’s selectors is enough, and keyframes follow an animation that is kept', () => {
  const turning = { ...rule('.a,.b{animation:turn 1s}', []), needs: [['.a'], ['.b']] };
  const keyframes = { ...rule('@keyframes turn{}', []), needs: [], keyframes: 'turn' };
  expect(stylesFor([keyframes, turning], new Set(['.b']))).toBe(`${turning.text}${keyframes.text}`);
  expect(stylesFor([keyframes, turning], new Set(['.c']))).toBe('');
});

test('neighbours share the at-rules around them', () => {
  const rules = [
    rule('a{}', [], '@layer base', '@media print'),
    rule('b{}', [], '@layer base', '@media print'),
    rule('c{}', [], '@layer base'),
    rule('d{}', []),
  ];
  expect(cssOf(rules)).toBe('@layer base{@media print{a{}b{}}}@layer base{c{}}d{}');
});
