import { type Random, randomFrom } from '@domain/seeded-random';
import type { Draw } from '../paint/brush';
import { PLACES } from '../places';
import type { SceneFacts } from '../scene/canvas';
import { GEAR_THINGS } from '../things/gear';
import { being } from './being';
import { happening } from './happening';
import { ship } from './ship';

/** What a card shows, by its type, name, traits and arena; always the same for the same card. */
export function centrepieceOf(facts: SceneFacts): Centrepiece {
  const random = randomFrom('subject', facts.cardId);
  return { ...choiceOf(facts, random), random };
}

function choiceOf(facts: SceneFacts, random: Random): Choice {
  switch (facts.cardType) {
    case 'BASE':
      return {
        draw: drawNamed(PLACES, facts.name, random),
        where: 'ground',
        manner: 'stands',
        size: 185,
        count: 1,
      };
    case 'EVENT':
      return happening(facts, random);
    case 'UPGRADE':
      return {
        draw: drawNamed(GEAR_THINGS, facts.name, random),
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

/** The subject of a picture and its place. */
export interface Centrepiece {
  draw: Draw;
  where: 'space' | 'ground';
  /** Stands on the ground, hangs in the air, or flies. */
  manner: 'stands' | 'hangs' | 'flies';
  /** Its size in units of the card, for a person's 200 or a ship's 200. */
  size: number;
  /** How many of its kind are there. */
  count: number;
  /** Random numbers of its own, so that a leader looks the same on both faces. */
  random: Random;
}

export type Choice = Omit<Centrepiece, 'random'>;

/** The kind that the name's last word means, such as `Deep Mine`; a random one for a name without such a word. */
function drawNamed(draws: Record<string, Draw>, name: string, random: Random): Draw {
  const kind = Object.keys(draws).find((each) => name.toLowerCase().endsWith(each));
  return (kind === undefined ? undefined : draws[kind]) ?? random.pick(Object.values(draws));
}
