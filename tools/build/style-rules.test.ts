import { FONT_FACE, inTheme, LATER } from '../../domain/style-rules';
import { familiesIn, needsOf, rulesOf } from './style-rules';

test.each([
  ['.card', ['.card']],
  ['.card > .name a', ['.card', '.name', 'a']],
  ['.ui.basic.button', ['.ui', '.basic', '.button']],
  ['#start-notice a', ['#start-notice', 'a']],
  ['*', []],
  [':root', []],
  ['body::before', ['body']],
  ['.row:not(.is-chosen):nth-child(2n + 1)', ['.row']],
  [':is(.a, .b) .c', ['.c']],
  ['.menu[data-open="true"]', ['.menu']],
  ['.link[aria-current]', ['.link']],
  ['[data-theme=light] .card', ['.card', inTheme('light')]],
  ['.link:hover', ['.link', LATER]],
  ['.link:focus-visible', ['.link', LATER]],
  ['.a\\:b', ['.a:b']],
])('%s needs %j', (selector, needs) => {
  expect(needsOf(selector)).toEqual(needs);
});

test('each selector of a rule has its own needs', () => {
  expect(rulesOf('.a,.b .c{margin:0}', [])).toEqual([
    { within: [], needs: [['.a'], ['.b', '.c']], text: '.a,.b .c{margin:0}' },
  ]);
});

test('a rule keeps the at-rules around it; those on paper come later', () => {
  const css = '@layer base{@media (min-width:620px){.a{margin:0}}}@media print{.a{color:#000}}';
  expect(rulesOf(css, [])).toEqual([
    {
      within: ['@layer base', '@media (min-width:620px)'],
      needs: [['.a']],
      text: '.a{margin:0}',
    },
    { within: ['@media print'], needs: [['.a', LATER]], text: '.a{color:#000}' },
  ]);
});

test('what a rule says of a declared font is apart', () => {
  const css = `@font-face{font-family:"Inter"}:root{--space:1rem;--font:"Inter",sans-serif}`;
  expect(familiesIn(css)).toEqual(['Inter']);
  expect(rulesOf(css, familiesIn(css))).toEqual([
    { within: [], needs: [[FONT_FACE]], text: '@font-face{font-family:"Inter"}' },
    { within: [], needs: [[]], text: ':root{--space:1rem}' },
    { within: [], needs: [[LATER]], text: ':root{--font:"Inter",sans-serif}' },
  ]);
});

test('keyframes matter where their animation does, and a statement everywhere', () => {
  expect(rulesOf('@layer a, b;@keyframes turn{to{rotate:1turn}}', [])).toEqual([
    { within: [], needs: [[]], text: '@layer a, b;' },
    { within: [], needs: [], text: '@keyframes turn{to{rotate:1turn}}', keyframes: 'turn' },
  ]);
});
