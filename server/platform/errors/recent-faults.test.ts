import { RecentFaults } from './recent-faults';

it('keeps the last twenty faults, newest first, one per request', () => {
  const faults = new RecentFaults();
  for (let number = 1; number <= 25; number += 1) {
    faults.add({ reference: `r${number}`, operation: 'Cards' });
    faults.add({ reference: `r${number}`, operation: 'Cards' });
  }
  const references = faults.list().map(({ reference }) => reference);
  expect(references).toHaveLength(20);
  expect(references.slice(0, 2)).toEqual(['r25', 'r24']);
  expect(references.at(-1)).toBe('r6');
});
