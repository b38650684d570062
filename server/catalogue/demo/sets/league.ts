import type { SetMood } from './mood';

export const league: SetMood = {
  code: 'JTL',
  name: 'Jetstream Trading League',
  description:
    'A thousand hulls, one current: whoever rides the jetstream first sets the price of everything. Pilots of the League race for it, and so do those who were never invited.',
  spaceShare: 0.5,
  events: 57,
  upgrades: 10,
  starts: ['Alto', 'Bo', 'Cas', 'Dex', 'Eno', 'Juno', 'Lin', 'Max', 'Ozo', 'Pim', 'Rok', 'Vio'],
  middles: ['b', 'l', 'li', 'm', 'mi', 'n', 'ri', 't', 'v'],
  ends: ['ard', 'et', 'ex', 'io', 'ola', 'ora', 'uss', 'y', 'yne'],
  epithets: ['Slipstream', 'League', 'Freelance', 'Redline', 'Longhaul', 'Afterburn', 'Tradewind'],
  things: ['Throttle', 'Cargo', 'Slingshot', 'Contrail', 'Afterburner', 'Manifest', 'Vector'],
};
