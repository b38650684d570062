/** A demo set's theme: the source of its names, words and proportions. */
export interface SetMood {
  code: string;
  name: string;
  description: string;
  /** The share of units that fight in space. */
  spaceShare: number;
  events: number;
  upgrades: number;
  /** Beginnings, middles and ends of names of people and places. */
  starts: readonly string[];
  middles: readonly string[];
  ends: readonly string[];
  /** The word before a rank or kind in the name of a unit that isn't unique. */
  epithets: readonly string[];
  /** Things of this set's world, for ships, events and upgrades. */
  things: readonly string[];
}

const reach: SetMood = {
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

const domes: SetMood = {
  code: 'SHD',
  name: 'Shattered Domes',
  description:
    'The glass cities of Quill fell in one night. Scavengers, debt collectors and honest glaziers now share the dust, and nobody asks twice where a good lamp came from.',
  spaceShare: 0.26,
  events: 58,
  upgrades: 18,
  starts: ['Bra', 'Cro', 'Dak', 'Gri', 'Jor', 'Kes', 'Mok', 'Rus', 'Ska', 'Tol', 'Vek', 'Zan'],
  middles: ['a', 'ar', 'e', 'ik', 'o', 'or', 'u', 'ul'],
  ends: ['bik', 'dar', 'gan', 'ka', 'lo', 'mek', 'ro', 'sh', 'tan', 'x'],
  epithets: ['Dustlane', 'Glassjaw', 'Nightmarket', 'Rustgate', 'Undercity', 'Shardback', 'Ashen'],
  things: ['Shard', 'Ledger', 'Lamp', 'Debt', 'Lockpick', 'Mirror', 'Furnace', 'Bargain'],
};

const tides: SetMood = {
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

const league: SetMood = {
  code: 'JTL',
  name: 'Jetstream Trading League',
  description:
    'A thousand hulls, one current: the first to ride the jetstream sets the price of everything. Pilots of the League race for it, and so do those who were never invited.',
  spaceShare: 0.5,
  events: 57,
  upgrades: 10,
  starts: ['Alto', 'Bo', 'Cas', 'Dex', 'Eno', 'Juno', 'Lin', 'Max', 'Ozo', 'Pim', 'Rok', 'Vio'],
  middles: ['b', 'l', 'li', 'm', 'mi', 'n', 'ri', 't', 'v'],
  ends: ['ard', 'et', 'ex', 'io', 'ola', 'ora', 'uss', 'y', 'yne'],
  epithets: ['Slipstream', 'League', 'Freelance', 'Redline', 'Longhaul', 'Afterburn', 'Tradewind'],
  things: ['Throttle', 'Cargo', 'Slingshot', 'Contrail', 'Afterburner', 'Manifest', 'Vector'],
};

const frost: SetMood = {
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

/** The demo's five sets in the order of their release. */
export const DEMO_SETS: readonly SetMood[] = [reach, domes, tides, league, frost];
