import { offerStatusText } from './status-words';

test.each([
  ['PENDING', 'Awaiting response'],
  ['ACCEPTED', 'Offer accepted'],
  ['DECLINED', 'Offer declined'],
  ['RESCINDED', 'Offer rescinded'],
] as const)('the status %s reads “%s”', (status, text) => {
  expect(offerStatusText(status)).toBe(text);
});
