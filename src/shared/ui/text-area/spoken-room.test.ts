import { spokenRoom } from './spoken-room';

test.each([
  [0, ''],
  [899, ''],
  [900, 'At most 100 characters left.'],
  [905, 'At most 100 characters left.'],
  [911, 'At most 90 characters left.'],
  [999, 'At most 10 characters left.'],
  [1000, 'No characters left.'],
  [1001, 'Too long by a few characters.'],
  [1034, 'Too long by over 30 characters.'],
])('of 1000 characters, %i are used: “%s”', (length, said) => {
  expect(spokenRoom(length, 1000)).toBe(said);
});
