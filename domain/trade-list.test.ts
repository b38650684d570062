import { listConflictWords } from './trade-list';

test.each([
  {
    own: '5 copies',
    theirs: '2 copies',
    story: 'You set 5 copies. It is now 2 copies.',
    keep: 'Keep 5 copies',
    take: 'Take 2 copies',
  },
  {
    own: null,
    theirs: '2 copies',
    story: 'You took it off the list. It is now 2 copies.',
    keep: 'Take it off',
    take: 'Take 2 copies',
  },
  {
    own: '5 copies',
    theirs: null,
    story: 'You set 5 copies. It was taken off the list.',
    keep: 'Keep 5 copies',
    take: 'Leave it off',
  },
])('$own over $theirs: $story', ({ own, theirs, ...words }) => {
  expect(listConflictWords(own, theirs)).toEqual(words);
});
