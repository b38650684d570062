import { FONT_FACE, inTheme, LATER, type StyleRule } from '@domain/style-rules';
import { createHash } from 'node:crypto';
import { pageStyles } from './document-styles';

const rule = (text: string, ...needs: string[]): StyleRule => ({
  text,
  needs: [needs],
  within: [],
});
const files = [
  {
    path: '/assets/app.css',
    css: 'all of app',
    rules: [
      rule('@font-face{}', FONT_FACE),
      rule('header{}', 'header'),
      rule('header{font:x}', 'header', LATER),
      rule('.light{}', inTheme('light')),
      rule('main{}', 'main'),
    ],
  },
  { path: '/assets/page.css', css: 'all of page', rules: [rule('dialog{}', 'dialog')] },
];
const html = { frame: '<header>', screen: '<header></header><main></main>' };
const stylesIn = (part: string) =>
  [...part.matchAll(/<style[^>]*>([^<]*)</g)].map(([, css]) => css);

test('a frame is painted with its own styles alone, a screen with its own', () => {
  const { frame, screen, whole } = pageStyles(files).ofScreen(html, 'space');
  expect(stylesIn(frame.html)).toEqual(['@font-face{}', 'header{}']);
  expect(stylesIn(screen.html)).toEqual(['header{}header{font:x}.light{}main{}']);
  expect(stylesIn(whole.html)).toEqual(['header{}header{font:x}.light{}main{}dialog{}']);
});

test('fonts are declared once, and only the whole names its files', () => {
  const { frame, screen, whole } = pageStyles(files).ofScreen(html, 'light');
  expect(`${frame.html}${screen.html}${whole.html}`.split('@font-face')).toHaveLength(2);
  expect(stylesIn(frame.html)[1]).toBe('header{}.light{}');
  expect(whole.html).toContain('<style data-files="/assets/app.css /assets/page.css">');
  expect(`${frame.html}${screen.html}`).not.toContain('data-files');
});

test('the policy allows each style element', () => {
  const parts = Object.values(pageStyles(files).ofScreen(html, 'space')).concat(
    pageStyles(files).alone,
  );
  for (const { html: elements, sources } of parts) {
    const hashes = stylesIn(elements).map((css = '') =>
      createHash('sha256').update(css).digest('base64'),
    );
    expect(sources).toEqual(hashes.map((hash) => `'sha256-${hash}'`));
  }
});
