import { discardUnsavedWork, hasUnsavedWork, keepWindowOpen } from './unsaved-work';

const wouldAsk = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the browser asks as long as there is unsaved work', () => {
  expect(wouldAsk()).toBe(false);
  const one = keepWindowOpen();
  const other = keepWindowOpen();
  one();
  one();
  expect(wouldAsk()).toBe(true);
  other();
  expect(wouldAsk()).toBe(false);
});

test('doesn’t ask again once the person agreed to lose it, until there is more', () => {
  const closable = keepWindowOpen();
  discardUnsavedWork();
  expect(hasUnsavedWork()).toBe(false);
  expect(wouldAsk()).toBe(false);
  const more = keepWindowOpen();
  closable();
  expect(wouldAsk()).toBe(true);
  more();
  expect(wouldAsk()).toBe(false);
});
