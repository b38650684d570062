import { ASPECTS } from '@domain/card';
import { randomFrom } from '../../random';
import { PLACES, type PlaceKind } from '../places';
import type { SetScenery } from './mood';
import { aurora, ribbons, shards } from './sky-sign';
import { brokenDomes, city } from './terrain/built';
import { crystals } from './terrain/crystal';
import { pines, stalks } from './terrain/living';
import { arches, dunes, mesas, mountains } from './terrain/rock';
import { islands, sea } from './terrain/sea';
import { bubbles, dust, motes, rain, snow, streams } from './weather';

/** Lands that go together, with what their air does. */
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

/** The scenery of a set that the demo hasn't got: put together by its code alone, so that it stays the same. */
export function inventedScenery(setCode: string): SetScenery {
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
