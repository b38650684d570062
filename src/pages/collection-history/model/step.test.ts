import { localTime } from '@tests/factories/collection-step';
import { actorInWords, extentOf, titleOf } from './step';

const undoes = {
  id: '1',
  at: localTime('2026-03-01T23:59'),
  reason: 'IMPORT',
  note: 'a.csv',
} as const;

test.each([
  [{ reason: 'EDIT', note: null, undoes: null }, 'Count edited'],
  [{ reason: 'IMPORT', note: 'a.csv', undoes: null }, 'File imported: a.csv'],
  [{ reason: 'UNDO', note: null, undoes }, 'Undone: file imported: a.csv (Mar 1, 2026, 11:59 PM)'],
  [
    { reason: 'UNDO', note: null, undoes: { ...undoes, reason: 'UNDO', note: null } },
    'Redone: what was undone (Mar 1, 2026, 11:59 PM)',
  ],
] as const)('%j is “%s”', (step, words) => {
  expect(titleOf(step)).toBe(words);
});

test.each([
  [{ kind: 'YOU', handle: 'moss' }, 'you'],
  [{ kind: 'PLAYER', handle: 'fern' }, 'fern'],
  [{ kind: 'DELETED_USER', handle: null }, 'a deleted user'],
  [{ kind: 'PROGRAM', handle: null }, 'the program'],
] as const)('%j reads “%s”', (actor, words) => {
  expect(actorInWords(actor)).toBe(words);
});

test.each([
  [1, 1, 0, '1 printing, 1 copy added'],
  [1_234, 5_678, 1, '1,234 printings, 5,678 copies added, 1 copy removed'],
  [2, 0, 0, '2 printings'],
])('%i printings, +%i −%i is “%s”', (printingCount, copiesAdded, copiesRemoved, words) => {
  expect(extentOf({ printingCount, copiesAdded, copiesRemoved })).toBe(words);
});
