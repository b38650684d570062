import { type Aspect, ASPECTS } from '@domain/card';
import { randomFrom } from '@domain/seeded-random';
import { type PlaceKind, PLACES } from '../places';
import { aurora, ribbons, shards, type SkySign } from './sky-sign';
import { brokenDomes, city } from './terrain/built';
import { crystals } from './terrain/crystal';
import type { Terrain } from './terrain/layer';
import { pines, stalks } from './terrain/living';
import { arches, dunes, mesas, mountains } from './terrain/rock';
import { islands, sea } from './terrain/sea';
import { bubbles, dust, motes, rain, snow, streams, type Weather } from './weather';

/** What the pictures of a set have in common. */
export interface SetScenery {
  /** The colour of its air. */
  tint: string;
  /** Landscapes; a picture has one in the distance and one nearer. */
  far: readonly Terrain[];
  near: readonly Terrain[];
  /** Whether its ground is water. */
  isWet: boolean;
  weather: readonly Weather[];
  signs: readonly SkySign[];
  worlds: readonly [fewest: number, most: number];
  /** What its own picture shows, and at which hour. */
  town: PlaceKind;
  hour: Aspect;
}

const SCENERY: Record<string, SetScenery> = {
  SOR: {
    tint: '#3bb7c4',
    far: [mountains, crystals, mountains],
    near: [crystals, arches, crystals, dunes],
    isWet: false,
    weather: [motes, motes, snow],
    signs: [shards, ribbons],
    worlds: [1, 1],
    town: 'observatory',
    hour: 'VIGILANCE',
  },
  SHD: {
    tint: '#c9935a',
    far: [mesas, brokenDomes, city],
    near: [brokenDomes, brokenDomes, mesas, dunes],
    isWet: false,
    weather: [dust, dust, motes],
    signs: [shards],
    worlds: [0, 1],
    town: 'foundry',
    hour: 'CUNNING',
  },
  TWI: {
    tint: '#35c4c9',
    far: [islands, sea, islands, mountains],
    near: [sea, islands, sea],
    isWet: true,
    weather: [rain, bubbles, motes],
    signs: [ribbons],
    worlds: [2, 3],
    town: 'harbour',
    hour: 'COMMAND',
  },
  JTL: {
    tint: '#ff8fa3',
    far: [mesas, city, arches],
    near: [city, stalks, mesas, arches],
    isWet: false,
    weather: [streams, streams, dust],
    signs: [ribbons, ribbons, shards],
    worlds: [1, 2],
    town: 'drydock',
    hour: 'AGGRESSION',
  },
  LOF: {
    tint: '#7f8fff',
    far: [mountains, mountains, pines],
    near: [pines, pines, dunes, crystals],
    isWet: false,
    weather: [snow, snow, motes],
    signs: [aurora],
    worlds: [0, 1],
    town: 'refuge',
    hour: 'VILLAINY',
  },
};

/** @param setCode of any set, in the demo or not */
export const sceneryOf = (setCode: string): SetScenery =>
  SCENERY[setCode] ?? inventedScenery(setCode);

/** Landscapes that go together, with their weather. */
const LANDS: readonly Pick<SetScenery, 'far' | 'near' | 'isWet' | 'weather'>[] = [
  { far: [mountains, crystals], near: [crystals, arches], isWet: false, weather: [motes, snow] },
  { far: [mesas, brokenDomes], near: [brokenDomes, dunes], isWet: false, weather: [dust, motes] },
  { far: [islands, mountains], near: [sea, islands], isWet: true, weather: [rain, bubbles] },
  { far: [city, mesas], near: [city, arches], isWet: false, weather: [streams, dust] },
  { far: [mountains, pines], near: [pines, dunes], isWet: false, weather: [snow, motes] },
  { far: [stalks, mountains], near: [stalks, crystals], isWet: false, weather: [motes, rain] },
  { far: [arches, mesas], near: [dunes, mesas], isWet: false, weather: [dust, streams] },
];

const TINTS = [
  '#3bb7c4',
  '#c9935a',
  '#ff8fa3',
  '#7f8fff',
  '#8bd06f',
  '#d98cff',
  '#ffb14d',
  '#5fd3a2',
  '#e0685c',
  '#9fb4d8',
] as const;

/** The scenery of a set that isn't in the demo: derived only from its code, so it stays the same. */
function inventedScenery(setCode: string): SetScenery {
  const random = randomFrom('scenery', setCode);
  return {
    ...random.pick(LANDS),
    tint: random.pick(TINTS),
    signs: [random.pick([aurora, ribbons, shards])],
    worlds: random.pick([
      [0, 1],
      [1, 1],
      [1, 2],
      [2, 3],
    ]),
    town: random.pick(Object.keys(PLACES) as PlaceKind[]),
    hour: random.pick(ASPECTS),
  };
}
