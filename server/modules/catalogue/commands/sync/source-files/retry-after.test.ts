import { retryAfterMs } from './retry-after';

test.each([
  ['seconds', { 'retry-after': '120' }, 120_000],
  ['nothing', {}, null],
  ['words', { 'retry-after': 'soon' }, null],
  [
    'a time, by the provider’s own clock',
    { 'retry-after': 'Wed, 01 Jan 2020 00:00:30 GMT', date: 'Wed, 01 Jan 2020 00:00:00 GMT' },
    30_000,
  ],
  [
    'a time in the past',
    { 'retry-after': 'Wed, 01 Jan 2020 00:00:00 GMT', date: 'Wed, 01 Jan 2020 00:00:30 GMT' },
    0,
  ],
  ['a time without a clock', { 'retry-after': 'Wed, 01 Jan 2020 00:00:30 GMT' }, null],
])('Retry-After with %s', (_, headers, wait) => {
  expect(retryAfterMs(headers)).toBe(wait);
});
