import postcss from 'postcss';
import { fomanticTokens } from './fomantic-tokens';

const made = (css: string) =>
  postcss([fomanticTokens()]).process(css, { from: undefined }).css.replaceAll(/\s+/g, ' ');

test('leaves out rules for classes that no component uses', () => {
  expect(
    made('@layer fomantic { .ui.button { margin: 0 } .ui.vertical.button { margin: 1px } }'),
  ).toBe('@layer fomantic { .ui.button { margin: 0 } }');
});

test('keeps the used half of a selector list, and classes inside :not()', () => {
  expect(
    made(
      '@layer fomantic { .ui.button, .ui.teal.button { top: 0 } .ui.menu:not(.tiny) { top: 0 } }',
    ),
  ).toBe('@layer fomantic { .ui.button { top: 0 } .ui.menu:not(.tiny) { top: 0 } }');
});

test('leaves out a class of another component, and words of two classes', () => {
  expect(
    made(
      '@layer fomantic { .ui.negative.button { top: 0 } .ui[class*="left labeled"].button { top: 0 } .ui.negative.message > .header { top: 0 } }',
    ),
  ).toBe('@layer fomantic { .ui.negative.message > .header { top: 0 } }');
});

test('leaves out rules for unused classes inside media queries too', () => {
  expect(
    made('@layer fomantic { @media print { .ui.teal.button { top: 0 } .ui.button { top: 0 } } }'),
  ).toBe('@layer fomantic { @media print { .ui.button { top: 0 } } }');
});

test('replaces greys and accents with tokens', () => {
  expect(
    made('@layer fomantic { .ui.button { background: #E0E1E2; color: rgba(0,0,0,.6) } }'),
  ).toBe(
    '@layer fomantic { .ui.button { background: var(--colour-surface-raised); color: var(--colour-text-muted) } }',
  );
});

test('white is a surface as a ground, and text on an accent', () => {
  expect(made('@layer fomantic { .ui.button { background-color: #fff; color: #fff } }')).toBe(
    '@layer fomantic { .ui.button { background-color: var(--colour-surface); color: var(--colour-on-accent) } }',
  );
});

test('removes !important, since inside a layer it would beat our own rules', () => {
  expect(made('@layer fomantic { .ui.button { margin: 0 !important } }')).toBe(
    '@layer fomantic { .ui.button { margin: 0 } }',
  );
});

test('doesn’t change keyframes or anything outside the layer', () => {
  const css =
    '@layer fomantic { @keyframes a { from { top: 0 } to { top: 1px } } } .teal { color: #fff }';
  expect(made(css)).toBe(css);
});
