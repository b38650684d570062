import type { ShareSettings } from '@/entities/sharing';
import { conflictWords } from './share-words';
import { pendingEdits, wantedOf, withEdit, type SharingEdit } from './sharing-edit';

const settings = (emails: string[], sharedWithAll = false): ShareSettings => ({
  sharedWithAll,
  opensExtras: false,
  sharedWithUsers: emails.map((email) => ({ id: email, email })),
  version: 3,
});
const add = (email: string): SharingEdit => ({ kind: 'add', email });
const remove = (email: string): SharingEdit => ({ kind: 'remove', email });
const everyone = (isShared: boolean): SharingEdit => ({ kind: 'everyone', isShared });
const extras = (isOpen: boolean): SharingEdit => ({ kind: 'extras', isOpen });

test.each([
  ['an address is added', add('b'), { emails: ['a', 'b'] }],
  ['one that is there stays once', add('a'), {}],
  ['an address is removed', remove('a'), { emails: [] }],
  ['removing one that isn’t there does nothing', remove('b'), {}],
  ['everyone sees it', everyone(true), { shareWithAll: true }],
  ['others may pick extras', extras(true), { opensExtras: true }],
])('%s, and all else stays', (_what, edit, changed) => {
  const before = { shareWithAll: false, opensExtras: false, emails: ['a'] };
  expect(withEdit(wantedOf(settings(['a'])), edit)).toEqual({ ...before, ...changed });
});

test.each([
  ['all of them', ['a'], [add('b'), remove('a')], [add('b'), remove('a')]],
  [
    'none that another tab made too',
    ['b'],
    [add('b'), remove('a'), everyone(false), extras(false)],
    [],
  ],
  [
    'the last of each',
    ['a'],
    [add('b'), everyone(true), extras(true), remove('b'), add('b')],
    [add('b'), everyone(true), extras(true)],
  ],
])('the edits still to apply: %s', (_what, emails, edits, expected) => {
  expect(pendingEdits(settings(emails), edits)).toEqual(expected);
});

test.each([
  [[add('b@x.org')], settings([]), 'You added b@x.org', 'only you can see it', 'Add b@x.org'],
  [
    [remove('b@x.org')],
    settings(['b@x.org', 'c@x.org']),
    'You removed b@x.org',
    'you and 2 other people can see it',
    'Remove b@x.org',
  ],
  [
    [everyone(true)],
    settings(['b@x.org']),
    'You shared it with everyone',
    'you and one other person can see it',
    'Share with everyone',
  ],
  [
    [everyone(false)],
    settings([], true),
    'You stopped sharing it with everyone',
    'everyone can see it',
    'Stop sharing with everyone',
  ],
  [
    [extras(true)],
    settings([]),
    'You let others pick extras for swaps',
    'only you can see it',
    'Let others pick extras',
  ],
  [
    [add('b@x.org'), everyone(true)],
    settings([]),
    'You added b@x.org and shared it with everyone',
    'only you can see it',
    'Apply my changes',
  ],
])(
  'a conflict says what was done and what the current state is: %#',
  (edits, now, did, audience, keep) => {
    expect(conflictWords(edits, now)).toEqual({
      story: `${did}, which isn’t saved. After the other change, ${audience}.`,
      keep,
      take: 'Leave it as it is',
    });
  },
);
