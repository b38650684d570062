import { randomFrom, type Random } from '../../random';
import type { Draw } from '../brush';
import { CREATURES } from '../creatures';
import { FIGURES, type FigureKind } from '../figures';
import { PLACES } from '../places';
import type { SceneFacts } from '../scene/scene-facts';
import { clipper, cruiser, fighter, flyingWing, hauler, ringStation, skyTown } from '../ships';
import { GEAR_THINGS, HAPPENINGS } from '../things';
import { VEHICLES } from '../vehicles';

/** Who or what a picture shows, and how it is placed. */
export interface Subject {
  draw: Draw;
  where: 'space' | 'ground';
  /** Stands on the ground, hangs in the air, or flies. */
  manner: 'stands' | 'hangs' | 'flies';
  /** Its size in units of the card, for a person's 200 or a ship's 200. */
  size: number;
  /** How many of its kind are there. */
  count: number;
  /** Its own chance, so that a leader looks alike on both faces. */
  random: Random;
}

type Choice = Omit<Subject, 'random'>;

export function subjectOf(facts: SceneFacts): Subject {
  const random = randomFrom('subject', facts.cardId);
  return { ...choiceOf(facts, random), random };
}

function choiceOf(facts: SceneFacts, random: Random): Choice {
  switch (facts.cardType) {
    case 'BASE':
      return {
        draw: placeOf(facts, random),
        where: 'ground',
        manner: 'stands',
        size: 185,
        count: 1,
      };
    case 'EVENT':
      return happening(facts, random);
    case 'UPGRADE':
      return {
        draw: gearOf(facts, random),
        where: random.chance(0.35) ? 'space' : 'ground',
        manner: 'hangs',
        size: 235,
        count: 1,
      };
    default:
      return facts.arena === 'SPACE' && facts.cardType === 'UNIT'
        ? ship(facts, random)
        : being(facts, random);
  }
}

const says = ({ name }: SceneFacts, ...words: string[]) =>
  words.some((word) => name.includes(word));

function ship(facts: SceneFacts, random: Random): Choice {
  const flies = { where: 'space', manner: 'flies' } as const;
  const cost = facts.cost ?? 3;
  if (says(facts, 'Patrol Wing')) {
    return { draw: random.pick([fighter, flyingWing]), ...flies, size: 150, count: 3 };
  }
  if (
    says(facts, 'Ark', 'Picket') ||
    (facts.traits.includes('Capital Ship') && random.chance(0.2))
  ) {
    return { draw: random.pick([ringStation, skyTown]), ...flies, size: 330, count: 1 };
  }
  if (says(facts, 'Hauler', 'Tug', 'Minelayer', 'Lander') || facts.traits.includes('Transport')) {
    return { draw: hauler, ...flies, size: 330, count: 1 };
  }
  if (says(facts, 'Clipper', 'Skiff')) return { draw: clipper, ...flies, size: 340, count: 1 };
  if (
    says(facts, 'Cruiser', 'Frigate', 'Corvette') ||
    facts.traits.includes('Capital Ship') ||
    cost >= 6
  ) {
    return { draw: cruiser, ...flies, size: 390, count: 1 };
  }
  return {
    draw: random.pick([fighter, flyingWing, clipper]),
    ...flies,
    size: 290,
    count: random.pick([1, 1, 2]),
  };
}

const FIGURES_BY_TRAIT: Record<string, FigureKind> = {
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

const FIGURES_BY_ROLE: readonly (readonly [FigureKind, readonly string[]])[] = [
  ['worker', ['Mechanic', 'Digger', 'Tinker', 'Clerk', 'Apprentice']],
  ['soldier', ['Guard', 'Sentry', 'Veteran', 'Recruit', 'Brawler']],
  ['wise', ['Medic', 'Chronicler', 'Singer', 'Envoy', 'Navigator']],
  ['outlaw', ['Smuggler', 'Saboteur', 'Broker', 'Stalker']],
  ['traveller', ['Scout', 'Ranger', 'Courier', 'Herder', 'Tamer']],
];

function being(facts: SceneFacts, random: Random): Choice {
  const stands = { where: 'ground', manner: 'stands', count: 1 } as const;
  if (facts.cardType !== 'LEADER') {
    const vehicle = vehicleOf(facts);
    if (vehicle) return { draw: vehicle, ...stands, size: 190 };
    if (facts.traits.includes('Beast') || says(facts, 'Hound')) {
      const draw = says(facts, 'Hound') ? CREATURES.hound : random.pick(Object.values(CREATURES));
      return { draw, ...stands, size: 190 };
    }
  }
  const role = FIGURES_BY_ROLE.find(([, words]) => says(facts, ...words))?.[0];
  const trait = facts.traits
    .map((each) => FIGURES_BY_TRAIT[each])
    .find((each) => each !== undefined);
  const kinds = Object.keys(FIGURES) as FigureKind[];
  const figure = FIGURES[role ?? trait ?? random.pick(kinds)];
  const isLeader = facts.cardType === 'LEADER';
  return { draw: figure, ...stands, size: isLeader ? 340 : random.int(250, 300) };
}

function vehicleOf({ traits, name }: SceneFacts): Draw | undefined {
  if (traits.includes('Walker') || name.includes('Walker')) return VEHICLES.walker;
  if (traits.includes('Speeder')) return VEHICLES.speeder;
  if (traits.includes('Machine') || traits.includes('Vehicle') || name.includes('Crawler'))
    return VEHICLES.crawler;
  return undefined;
}

/** The place that the base's name says, such as `Deep Mine`; any other for a word that none stands for. */
const placeOf = ({ name }: SceneFacts, random: Random): Draw =>
  namedIn(PLACES, name) ?? random.pick(Object.values(PLACES));

function namedIn(draws: Record<string, Draw>, name: string): Draw | undefined {
  const kind = Object.keys(draws).find((each) => name.toLowerCase().endsWith(each));
  return kind === undefined ? undefined : draws[kind];
}

/** The thing that the upgrade's name ends with. */
const gearOf = ({ name }: SceneFacts, random: Random): Draw =>
  namedIn(GEAR_THINGS, name) ?? random.pick(Object.values(GEAR_THINGS));

const HAPPENINGS_BY_TRAIT: Record<string, readonly Draw[]> = {
  Disaster: [HAPPENINGS.explosion, HAPPENINGS.storm, HAPPENINGS.crash],
  Supply: [HAPPENINGS.supply, HAPPENINGS.vault],
  Law: [HAPPENINGS.treaty, HAPPENINGS.signal],
  Trick: [HAPPENINGS.trap, HAPPENINGS.escape],
  Gambit: [HAPPENINGS.ambush, HAPPENINGS.vault],
  Tactic: [HAPPENINGS.chase, HAPPENINGS.ambush],
  Instinct: [HAPPENINGS.duel, HAPPENINGS.chase],
  Plan: [HAPPENINGS.signal, HAPPENINGS.duel, HAPPENINGS.escape],
};

/** One in four events shows people; the others what happens. */
function happening(facts: SceneFacts, random: Random): Choice {
  if (random.chance(0.25)) {
    const people = random.pick(Object.values(FIGURES));
    return { draw: people, where: 'ground', manner: 'stands', size: 190, count: random.int(2, 3) };
  }
  const fitting = facts.traits.flatMap((trait) => HAPPENINGS_BY_TRAIT[trait] ?? []);
  return {
    draw: random.pick(fitting.length > 0 ? fitting : Object.values(HAPPENINGS)),
    where: random.chance(0.35) ? 'space' : 'ground',
    manner: 'hangs',
    size: 250,
    count: 1,
  };
}
