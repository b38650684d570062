import type { Arena, CardType } from '@domain/card';
import type { Random } from '@domain/seeded-random';
import type { SetMood } from './sets';
import { withArticle } from './rules-text';
import { ACTIONS, GEAR, HULLS, PLACES, ROLES, TITLES } from './words';

export interface CardName {
  name: string;
  subtitle: string | null;
}

interface Named {
  cardType: CardType;
  arena: Arena | null;
  unique: boolean;
}

/** Invents names in one mood, each unique within the set. */
export function nameGenerator(mood: SetMood, random: Random): (card: Named) => CardName {
  const taken = new Set<string>();
  return (card) => {
    for (;;) {
      const given = compose(card, mood, random);
      if (taken.has(given.name)) continue;
      taken.add(given.name);
      return given;
    }
  };
}

function compose(card: Named, mood: SetMood, random: Random): CardName {
  const subtitle = card.unique ? subtitleOf(mood, random) : null;
  switch (card.cardType) {
    case 'BASE':
      return { name: `${word(mood, random)} ${random.pick(PLACES)}`, subtitle };
    case 'EVENT':
      return { name: eventName(mood, random), subtitle };
    case 'UPGRADE':
      return { name: `${random.pick(mood.things)} ${random.pick(GEAR)}`, subtitle };
    case 'LEADER':
    case 'UNIT':
      return {
        name: card.unique ? uniqueName(card, mood, random) : kindName(card, mood, random),
        subtitle,
      };
  }
}

function word({ starts, middles, ends }: SetMood, random: Random): string {
  const middle = random.chance(0.7) ? random.pick(middles) : '';
  // Three equal letters in a row can't be pronounced.
  return `${random.pick(starts)}${middle}${random.pick(ends)}`.replaceAll(/(.)\1{2,}/gi, '$1$1');
}

function uniqueName(card: Named, mood: SetMood, random: Random): string {
  if (card.cardType === 'UNIT' && card.arena === 'SPACE') {
    return random.chance(0.5)
      ? `The ${random.pick(ACTIONS).participle} ${random.pick(mood.things)}`
      : `${word(mood, random)}'s ${random.pick(mood.things)}`;
  }
  return random.chance(0.65) ? `${word(mood, random)} ${word(mood, random)}` : word(mood, random);
}

const kindName = (card: Named, mood: SetMood, random: Random) =>
  `${random.pick(mood.epithets)} ${random.pick(card.arena === 'SPACE' ? HULLS : ROLES)}`;

function eventName(mood: SetMood, random: Random): string {
  const { verb, participle } = random.pick(ACTIONS);
  const thing = random.pick(mood.things);
  return random.pick([
    `${verb} the ${thing}`,
    `${participle} ${thing}`,
    `${capital(withArticle(thing))} for ${word(mood, random)}`,
    `${word(mood, random)}'s Last ${thing}`,
    `No More ${thing}`,
  ]);
}

const subtitleOf = (mood: SetMood, random: Random) =>
  random.pick([
    `${random.pick(TITLES)} of ${word(mood, random)}`,
    `${random.pick(mood.epithets)} ${random.pick(TITLES)}`,
    `${random.pick(TITLES)} of the ${random.pick(mood.things)}`,
    `Never Without ${withArticle(random.pick(mood.things))}`,
  ]);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
