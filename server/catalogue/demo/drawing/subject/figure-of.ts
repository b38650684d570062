import type { Random } from '../../random';
import type { Draw } from '../brush';
import { FIGURES, type FigureKind } from '../figures';
import type { SceneFacts } from '../scene/scene-facts';

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

/** A person dressed for the role in the name, or else for the first trait that tells one. */
export function figureOf(
  { name, traits }: Pick<SceneFacts, 'name' | 'traits'>,
  random: Random,
): Draw {
  const role = BY_ROLE.find(([, words]) => words.some((word) => name.includes(word)))?.[0];
  const trait = traits.map((each) => BY_TRAIT[each]).find((each) => each !== undefined);
  const kinds = Object.keys(FIGURES) as FigureKind[];
  return FIGURES[role ?? trait ?? random.pick(kinds)];
}
