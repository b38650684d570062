import type { ShareSettings } from '@/entities/sharing';
import { conflictWords } from './share-words';
import { pendingEdits, wantedOf, withEdit, type SharingEdit } from './sharing-edit';

const settings = (emails: string[], sharedWithAll = false): ShareSettings => ({
  sharedWithAll,
  sharedWithUsers: emails.map((email) => ({ id: email, email })),
  version: 3,
});
const add = (email: string): SharingEdit => ({ kind: 'add', email });
const remove = (email: string): SharingEdit => ({ kind: 'remove', email });
const everyone = (isShared: boolean): SharingEdit => ({ kind: 'everyone', isShared });

test.each([
  ['an address is added', add('b'), { shareWithAll: false, emails: ['a', 'b'] }],
  ['one that is there stays once', add('a'), { shareWithAll: false, emails: ['a'] }],
  ['an address is removed', remove('a'), { shareWithAll: false, emails: [] }],
  [
    'removing one that isn’t there does nothing',
    remove('b'),
    { shareWithAll: false, emails: ['a'] },
  ],
  ['everyone sees it', everyone(true), { shareWithAll: true, emails: ['a'] }],
])('%s, and all else stays', (_what, edit, expected) => {
  expect(withEdit(wantedOf(settings(['a'])), edit)).toEqual(expected);
});

test.each([
  ['all of them', ['a'], [add('b'), remove('a')], [add('b'), remove('a')]],
  ['none that another tab made too', ['b'], [add('b'), remove('a'), everyone(false)], []],
  [
    'the last of each',
    ['a'],
    [add('b'), everyone(true), remove('b'), add('b')],
    [add('b'), everyone(true)],
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
