import { cardNumberText } from './card-number-text';

test.each([
  [10, 281, 266, '10 HS:281 SC:266'],
  [10, 281, null, '10 HS:281'],
  [10, null, 266, '10 SC:266'],
  [10, null, null, '10'],
  [null, 281, null, 'HS:281'],
  [null, null, null, ''],
])('standard %s, hyperspace %s, showcase %s reads "%s"', (standard, hyperspace, showcase, text) => {
  expect(
    cardNumberText({
      standardCardNumber: standard,
      hyperspaceCardNumber: hyperspace,
      showcaseCardNumber: showcase,
    }),
  ).toBe(text);
});
