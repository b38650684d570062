import { cardPath, cardSetPath, subjectOfPath } from './page';

test.each([
  ['/card-sets', { kind: 'card-sets' }],
  ['/card-sets/', { kind: 'card-sets' }],
  ['/card-sets/sor', { kind: 'card-set', code: 'SOR' }],
  ['/card-sets/s0r', { kind: 'card-set', code: 'S0R' }],
  ['/Cards/Sor', { kind: 'card-set', code: 'SOR' }],
  ['/cards/ts26', { kind: 'card-set', code: 'TS26' }],
  ['/cards/ts26-011', { kind: 'card', id: 'ts26-011' }],
  ['/cards/26ts', { kind: 'card', id: '26ts' }],
  ['/cards/sor-059', { kind: 'card', id: 'sor-059' }],
  ['/cards/sor-059/', { kind: 'card', id: 'sor-059' }],
  ['/cards/a%2Fb%201', { kind: 'card', id: 'a/b 1' }],
])('%s is about %j', (path, subject) => {
  expect(subjectOfPath(path)).toEqual(subject);
});

test.each(['/', '/cards', '/cards/', '/cards/%E0%A4%A', '/cards/sor/059', '/collections/sor-059'])(
  '%s isn’t about the catalogue',
  (path) => {
    expect(subjectOfPath(path)).toBeUndefined();
  },
);

test('the path of a subject is read back as that subject', () => {
  expect(subjectOfPath(cardPath('a/b?#1'))).toEqual({ kind: 'card', id: 'a/b?#1' });
  expect(subjectOfPath(cardSetPath('SOR'))).toEqual({ kind: 'card-set', code: 'SOR' });
});
