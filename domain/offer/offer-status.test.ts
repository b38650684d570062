import { offerStatusText, parseOfferStatus } from './offer-status';

test.each([
  ['PENDING', 'Awaiting response'],
  ['ACCEPTED', 'Offer accepted'],
  ['DECLINED', 'Offer declined'],
  ['RESCINDED', 'Offer rescinded'],
] as const)('%s reads “%s”', (status, text) => {
  expect(offerStatusText(status)).toBe(text);
});

test('another status is an error that names it', () => {
  expect(parseOfferStatus('DECLINED')).toBe('DECLINED');
  expect(() => parseOfferStatus('LOST')).toThrow('Unknown offer status: LOST');
});
