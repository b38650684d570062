import { iconTokensInWords } from './icon-tokens-in-words';

test.each([
  ['Action [{C=1}, {Exhaust}]: draw a card.', 'Action [1 resource, Exhaust]: draw a card.'],
  ['Pay {C=3} or discard.', 'Pay 3 resources or discard.'],
  ['It gains {Command}.', 'It gains Command.'],
  ['Nothing to {say here}.', 'Nothing to {say here}.'],
])('%s', (text, words) => {
  expect(iconTokensInWords(text)).toBe(words);
});
