import { randomFrom, type Random } from '../../random';
import { PLACES } from '../places';
import type { SceneFacts } from '../scene/scene-facts';
import { GEAR_THINGS } from '../things';
import { being } from './being';
import { drawNamed } from './draw-named';
import { happening } from './happening';
import { ship } from './ship';
import type { Choice, Subject } from './subject';

/** What a card shows, by its type, name, traits and arena; always the same for the same card. */
export function subjectOf(facts: SceneFacts): Subject {
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
