import type { Random } from '@domain/seeded-random';
import { CREATURES } from '../creatures';
import { type FigureKind, FIGURES } from '../figures';
import type { Draw } from '../paint/brush';
import type { SceneFacts } from '../scene/canvas';
import { VEHICLES } from '../vehicles';
import type { Choice } from './centrepiece';

type Facts = Pick<SceneFacts, 'cardType' | 'name' | 'traits'>;

/** A person, creature or vehicle on the ground; a leader is always a person. */
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

const BY_TRAIT: Record<string, FigureKind> = {
  Trooper: 'soldier',
  Official: 'noble',
  Noble: 'noble',
  Pilot: 'soldier',
  Scout: 'traveller',
  Trader: 'traveller',
  Scholar: 'wise',
  Medic: 'wise',
  Outlaw: 'outlaw',
  Syndicate: 'outlaw',
};

const BY_ROLE: readonly (readonly [FigureKind, readonly string[]])[] = [
  ['worker', ['Mechanic', 'Digger', 'Tinker', 'Clerk', 'Apprentice']],
  ['soldier', ['Guard', 'Sentry', 'Veteran', 'Recruit', 'Brawler']],
  ['wise', ['Medic', 'Chronicler', 'Singer', 'Envoy', 'Navigator']],
  ['outlaw', ['Smuggler', 'Saboteur', 'Broker', 'Stalker']],
  ['traveller', ['Scout', 'Ranger', 'Courier', 'Herder', 'Tamer']],
];

/** A person dressed for the role in the name, or else for the first trait that suggests one. */
function figureOf({ name, traits }: Pick<SceneFacts, 'name' | 'traits'>, random: Random): Draw {
  const role = BY_ROLE.find(([, words]) => words.some((word) => name.includes(word)))?.[0];
  const trait = traits.map((each) => BY_TRAIT[each]).find((each) => each !== undefined);
  const kinds = Object.keys(FIGURES) as FigureKind[];
  return FIGURES[role ?? trait ?? random.pick(kinds)];
}
