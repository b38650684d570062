import { keepWindowOpen } from './unsaved-work';

const wouldAsk = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the browser asks as long as there is any work that would be lost', () => {
  expect(wouldAsk()).toBe(false);
  const one = keepWindowOpen();
  const other = keepWindowOpen();
  one();
  one();
  expect(wouldAsk()).toBe(true);
  other();
  expect(wouldAsk()).toBe(false);
});
