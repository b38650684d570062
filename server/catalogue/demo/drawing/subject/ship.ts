import type { Random } from '../../random';
import type { SceneFacts } from '../scene/scene-facts';
import { SHIPS } from '../ships';
import { HULLS_DRAWN, type Hull } from './hulls';
import type { Choice } from './subject';

type Facts = Pick<SceneFacts, 'name' | 'traits' | 'cost'>;

/** The hull that a ship's name says; one with a name of its own is built as its traits ask. */
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
