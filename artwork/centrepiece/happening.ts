import type { Random } from '@domain/seeded-random';
import type { Draw } from '../paint/brush';
import { FIGURES } from '../figures';
import type { SceneFacts } from '../scene/canvas';
import { HAPPENINGS } from '../things/happenings';
import type { Choice } from './centrepiece';

const BY_TRAIT: Record<string, readonly Draw[]> = {
  Disaster: [HAPPENINGS.explosion, HAPPENINGS.storm, HAPPENINGS.crash],
  Supply: [HAPPENINGS.supply, HAPPENINGS.vault],
  Law: [HAPPENINGS.treaty, HAPPENINGS.signal],
  Trick: [HAPPENINGS.trap, HAPPENINGS.escape],
  Gambit: [HAPPENINGS.ambush, HAPPENINGS.vault],
  Tactic: [HAPPENINGS.chase, HAPPENINGS.ambush],
  Instinct: [HAPPENINGS.duel, HAPPENINGS.chase],
  Plan: [HAPPENINGS.signal, HAPPENINGS.duel, HAPPENINGS.escape],
};

/** One event in four shows people; the others show an action. */
export function happening(facts: SceneFacts, random: Random): Choice {
  if (random.chance(0.25)) {
    const people = random.pick(Object.values(FIGURES));
    return { draw: people, where: 'ground', manner: 'stands', size: 190, count: random.int(2, 3) };
  }
  const fitting = facts.traits.flatMap((trait) => BY_TRAIT[trait] ?? []);
  return {
    draw: random.pick(fitting.length > 0 ? fitting : Object.values(HAPPENINGS)),
    where: random.chance(0.35) ? 'space' : 'ground',
    manner: 'hangs',
    size: 250,
    count: 1,
  };
}
