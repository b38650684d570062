import { isShown, settleDraft } from './draft';

interface Value {
  count: number;
}
interface Seen extends Value {
  version: number;
}

const isSame = (one: Value, other: Value) => one.count === other.count;
const seenAt = (count: number, version = 1): Seen => ({ count, version });
const conflict = { code: 'CONFLICT', message: 'Changed elsewhere' };

describe('what an answer means for a draft', () => {
  const wanted = { count: 5 };
  test.each([
    ['saved', { there: seenAt(5, 2), errors: [] }, [], { kind: 'saved', sent: wanted }],
    ['overtaken', { there: seenAt(7, 2), errors: [conflict] }, [], { kind: 'conflict' }],
    [
      'overtaken by what was sent before, with the answer lost',
      { there: seenAt(4, 2), errors: [conflict] },
      [{ count: 3 }, { count: 4 }],
      { kind: 'saved', sent: { count: 4 }, seen: seenAt(4, 2) },
    ],
    [
      'refused',
      { there: seenAt(1), errors: [{ code: 'INVALID', message: 'Too many' }] },
      [],
      { kind: 'refused' },
    ],
    ['about what can’t be', { there: null, errors: [] }, [], { kind: 'refused' }],
    ['overtaken and gone', { there: null, errors: [conflict] }, [], { kind: 'refused' }],
  ])('%s', (_name, answer, lost, outcome) => {
    expect(settleDraft<Value, Seen>(answer, wanted, lost, isSame)).toMatchObject(outcome);
  });
});

test.each([
  ['sending', true],
  ['retrying', true],
  ['conflict', true],
  ['refused', false],
  ['saved', false],
] as const)(
  'while a draft is %s, it is shown in place of the server’s value: %s',
  (status, shown) => {
    expect(isShown({ status, failure: null })).toBe(shown);
  },
);
