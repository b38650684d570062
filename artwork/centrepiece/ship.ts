import type { Random } from '@domain/seeded-random';
import type { SceneFacts } from '../scene/canvas';
import { type ShipKind, SHIPS } from '../ships';
import type { Choice } from './centrepiece';

type Facts = Pick<SceneFacts, 'name' | 'traits' | 'cost'>;

/** The hull in the ship's name; a ship with a proper name gets a hull that fits its traits. */
export function ship(facts: Facts, random: Random): Choice {
  const { kind, size, count } = hullNamed(facts.name) ?? hullFor(facts, random);
  return { draw: SHIPS[kind], where: 'space', manner: 'flies', size, count };
}

const hullNamed = (name: string): Hull | undefined =>
  Object.entries(HULLS_DRAWN).find(([word]) => name.endsWith(` ${word}`))?.[1];

function hullFor({ traits, cost }: Facts, random: Random): Hull {
  const isCapital = traits.includes('Capital Ship');
  if (isCapital && random.chance(0.2)) {
    return { kind: random.pick(['ringStation', 'skyTown']), size: 330, count: 1 };
  }
  if (traits.includes('Transport')) return { kind: 'hauler', size: 330, count: 1 };
  if (isCapital || (cost ?? 3) >= 6) return { kind: 'cruiser', size: 390, count: 1 };
  return {
    kind: random.pick(['fighter', 'flyingWing', 'clipper']),
    size: 290,
    count: random.pick([1, 1, 2]),
  };
}

interface Hull {
  kind: ShipKind;
  /** In units of the card, for a ship's 200. */
  size: number;
  count: number;
}

/** How each hull word that a ship's name may end with is built. */
const HULLS_DRAWN: Record<string, Hull> = {
  Skiff: { kind: 'skiff', size: 300, count: 1 },
  Frigate: { kind: 'frigate', size: 370, count: 1 },
  Interceptor: { kind: 'interceptor', size: 340, count: 1 },
  Hauler: { kind: 'hauler', size: 330, count: 1 },
  Corvette: { kind: 'corvette', size: 370, count: 1 },
  Gunboat: { kind: 'gunboat', size: 350, count: 1 },
  Lander: { kind: 'lander', size: 315, count: 1 },
  Bomber: { kind: 'bomber', size: 340, count: 1 },
  Tug: { kind: 'tug', size: 320, count: 1 },
  Cruiser: { kind: 'cruiser', size: 390, count: 1 },
  Shuttle: { kind: 'shuttle', size: 330, count: 1 },
  'Patrol Wing': { kind: 'flyingWing', size: 150, count: 3 },
  Minelayer: { kind: 'minelayer', size: 360, count: 1 },
  Picket: { kind: 'picket', size: 330, count: 1 },
  Clipper: { kind: 'clipper', size: 340, count: 1 },
  Ark: { kind: 'ark', size: 370, count: 1 },
};
