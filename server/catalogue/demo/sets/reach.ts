import type { SetMood } from './mood';

export const reach: SetMood = {
  code: 'SOR',
  name: 'Songs of the Reach',
  description:
    'Beyond the last charted beacon the Reach sings: drifting chimes of ice and iron that lead some crews home and others astray. Everyone wants to know who is singing.',
  spaceShare: 0.23,
  events: 60,
  upgrades: 14,
  starts: ['Ari', 'Bel', 'Cad', 'Dor', 'Eli', 'Fen', 'Hal', 'Ilo', 'Mer', 'Nor', 'Ola', 'Syl'],
  middles: ['a', 'an', 'e', 'el', 'i', 'in', 'o', 'ov', 'u'],
  ends: ['dra', 'len', 'mir', 'na', 'ric', 'sa', 'th', 'va', 'wen', 'zo'],
  epithets: ['Chimewood', 'Farsong', 'Outer Beacon', 'Hollow Bell', 'Drift', 'Highwater', 'Echo'],
  things: ['Chime', 'Beacon', 'Chorus', 'Tuning Fork', 'Echo', 'Signal', 'Lullaby', 'Anthem'],
};
