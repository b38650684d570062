import { cardNumberText, iconTokensInWords } from './card-text';

describe('card number text', () => {
  test.each([
    [10, 281, 266, '10 HS:281 SC:266'],
    [10, 281, null, '10 HS:281'],
    [10, null, 266, '10 SC:266'],
    [10, null, null, '10'],
    [null, 281, null, 'HS:281'],
    [null, null, null, ''],
  ])(
    'standard %s, hyperspace %s, showcase %s reads "%s"',
    (standard, hyperspace, showcase, text) => {
      expect(
        cardNumberText({
          standardCardNumber: standard,
          hyperspaceCardNumber: hyperspace,
          showcaseCardNumber: showcase,
        }),
      ).toBe(text);
    },
  );
});

describe('icon tokens in words', () => {
  test.each([
    ['Action [{C=1}, {Exhaust}]: draw a card.', 'Action [1 resource, Exhaust]: draw a card.'],
    ['Pay {C=3} or discard.', 'Pay 3 resources or discard.'],
    ['It gains {Command}.', 'It gains Command.'],
    ['Nothing to {say here}.', 'Nothing to {say here}.'],
  ])('%s', (text, words) => {
    expect(iconTokensInWords(text)).toBe(words);
  });
});
