import { cardNumberText, cardNumberWords, iconTokensInWords } from './card-text';

describe('card number text', () => {
  test.each([
    [10, 281, 266, '10 HS:281 SC:266', '10 Hyperspace 281 Showcase 266'],
    [10, 281, null, '10 HS:281', '10 Hyperspace 281'],
    [10, null, 266, '10 SC:266', '10 Showcase 266'],
    [10, null, null, '10', '10'],
    [null, 281, null, 'HS:281', 'Hyperspace 281'],
    [null, null, null, '', ''],
  ])(
    'standard %s, hyperspace %s, showcase %s reads "%s", "%s"',
    (standard, hyperspace, showcase, text, words) => {
      const card = {
        standardCardNumber: standard,
        hyperspaceCardNumber: hyperspace,
        showcaseCardNumber: showcase,
      };
      expect(cardNumberText(card)).toBe(text);
      expect(cardNumberWords(card)).toBe(words);
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
