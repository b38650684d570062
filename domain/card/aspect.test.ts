import { ASPECT_COLOURS, groundColour, mainColour } from './aspect';

test.each([
  [['COMMAND'], ASPECT_COLOURS.COMMAND],
  [['HEROISM', 'AGGRESSION'], ASPECT_COLOURS.AGGRESSION],
  [['VILLAINY'], ASPECT_COLOURS.VILLAINY],
  [[], '#8b93a7'],
] as const)('the main colour of %j is %s', (aspects, colour) => {
  expect(mainColour(aspects)).toBe(colour);
});

test('the ground colour is darker than the aspect’s, and each aspect has its own', () => {
  const grounds = [[], ['COMMAND'], ['CUNNING'], ['VIGILANCE'], ['AGGRESSION']] as const;
  expect(new Set(grounds.map(groundColour)).size).toBe(grounds.length);
  expect(groundColour(['COMMAND'])).toBe('#1e4434');
});
