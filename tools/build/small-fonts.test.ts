import { readFileSync } from 'node:fs';
import { CHARACTERS, charactersOf, SMALL_FONTS } from './small-fonts';

const faces = readFileSync('src/app/styles/fonts.css', 'utf8')
  .split('@font-face')
  .map((face) => face.replaceAll(/\s+/g, ' '));
const index = readFileSync('index.html', 'utf8');

test.each(SMALL_FONTS)('the style sheet uses $name for what it contains', ({ name, weights }) => {
  const face = faces.find((each) => each.includes(`.cache/fonts/${name}`));
  expect(face).toContain(`unicode-range: ${CHARACTERS};`);
  if (weights) expect(face).toContain(`font-weight: ${weights.min} ${weights.max};`);
  expect(index).toContain(`href="./.cache/fonts/${name}"`);
});

test('ranges of characters are read as a style sheet means them', () => {
  expect(charactersOf('U+0041-0043, U+20AC')).toBe('ABC€');
});
