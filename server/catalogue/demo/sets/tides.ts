import type { SetMood } from './mood';

export const tides: SetMood = {
  code: 'TWI',
  name: 'Tidewrack Isles',
  description:
    'Nine moons pull the oceans of Tidewrack up into the sky. Between the floods two fleets argue over islands that are only there on weekdays.',
  spaceShare: 0.22,
  events: 62,
  upgrades: 14,
  starts: ['Ama', 'Coi', 'Dua', 'Fio', 'Isa', 'Kai', 'Lua', 'Moa', 'Nia', 'Ree', 'Tei', 'Wai'],
  middles: ['l', 'la', 'ma', 'n', 'na', 'r', 'ra', 't'],
  ends: ['ani', 'een', 'elo', 'iki', 'oa', 'ona', 'ua', 'uri', 'wai'],
  epithets: ['Ninefold', 'Saltwind', 'Stormglass', 'Coral', 'Moonpull', 'Deepwater', 'Lowtide'],
  things: ['Tide', 'Anchor', 'Sextant', 'Pearl', 'Undertow', 'Reef', 'Squall', 'Conch'],
};
