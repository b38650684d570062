import type { Random } from '../../random';
import { CREATURES } from '../creatures';
import type { SceneFacts } from '../scene/scene-facts';
import { VEHICLES } from '../vehicles';
import { figureOf } from './figure-of';
import type { Choice } from './subject';

type Facts = Pick<SceneFacts, 'cardType' | 'name' | 'traits'>;

/** Who or what stands on the ground; a leader is always a person. */
export function being(facts: Facts, random: Random): Choice {
  const stands = { where: 'ground', manner: 'stands', count: 1 } as const;
  const isLeader = facts.cardType === 'LEADER';
  const other = isLeader ? undefined : (vehicleOf(facts) ?? creatureOf(facts, random));
  if (other) return { draw: other, ...stands, size: 190 };
  const person = figureOf(facts, random);
  return { draw: person, ...stands, size: isLeader ? 340 : random.int(250, 300) };
}

function vehicleOf({ traits, name }: Facts) {
  if (traits.includes('Walker') || name.includes('Walker')) return VEHICLES.walker;
  if (traits.includes('Speeder')) return VEHICLES.speeder;
  if (traits.includes('Machine') || traits.includes('Vehicle') || name.includes('Crawler'))
    return VEHICLES.crawler;
  return undefined;
}

function creatureOf({ traits, name }: Facts, random: Random) {
  if (name.includes('Hound')) return CREATURES.hound;
  return traits.includes('Beast') ? random.pick(Object.values(CREATURES)) : undefined;
}
