import type { SetMood } from './mood';

export const frost: SetMood = {
  code: 'LOF',
  name: 'Lanterns of Frost',
  description:
    'On worlds too cold for suns, lantern-keepers carry warmth from door to door. This winter some of the lanterns have begun to answer back.',
  spaceShare: 0.2,
  events: 60,
  upgrades: 20,
  starts: ['Asl', 'Bry', 'Eir', 'Fro', 'Gyd', 'Hel', 'Ing', 'Ka', 'Lys', 'Ran', 'Sig', 'Yr'],
  middles: ['a', 'd', 'da', 'e', 'i', 'ne', 'o', 'v'],
  ends: ['brim', 'dis', 'fell', 'grit', 'lin', 'mund', 'rik', 'stra', 'vik'],
  epithets: ['Lanternlit', 'Snowblind', 'Hearthward', 'Glacier', 'Pale Moon', 'Ember', 'Wintering'],
  things: ['Lantern', 'Ember', 'Hearth', 'Icicle', 'Northlight', 'Kindling', 'Snowfall', 'Vigil'],
};
