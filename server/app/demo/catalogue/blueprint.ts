import type { Aspect, CardType, Rarity } from '@domain/card';
import type { Random } from '@domain/seeded-random';
import type { SetMood } from './sets';

/** A card before it has a name. The proportions of a set are decided here. */
export interface Blueprint {
  cardType: CardType;
  rarity: Rarity;
  aspects: Aspect[];
}

const COLOURS = ['VIGILANCE', 'COMMAND', 'AGGRESSION', 'CUNNING'] as const;
const SIDES = ['HEROISM', 'VILLAINY'] as const;
const RARITIES = ['COMMON', 'UNCOMMON', 'RARE', 'LEGENDARY', 'SPECIAL'] as const;

/** The number of cards of a colour, without leaders and bases, with that aspect only, or with a side. */
const ALONE = 23;
const WITH_SIDE = 14;
const SIDE_ALONE = 6;
const WITHOUT_ASPECT = 6;

const UNCOMMON = 60;
const RARE = 48;
const LEGENDARY = 16;
const SPECIAL = 8;

/** A set's cards in the order of their numbers: leaders, bases, then the deck by aspect and type. */
export function blueprintsOf(mood: SetMood, random: Random): Blueprint[] {
  return [...leaders(), ...bases(), ...deck(mood, random)];
}

function leaders(): Blueprint[] {
  const paired = COLOURS.flatMap((colour) =>
    SIDES.flatMap((side) =>
      (['COMMON', 'RARE'] as const).map((rarity) => leader(rarity, [colour, side])),
    ),
  );
  return [...paired, leader('SPECIAL', ['HEROISM']), leader('SPECIAL', ['VILLAINY'])];
}

const leader = (rarity: Rarity, aspects: Aspect[]): Blueprint => ({
  cardType: 'LEADER',
  rarity,
  aspects,
});

const bases = (): Blueprint[] =>
  COLOURS.flatMap((colour) =>
    (['COMMON', 'COMMON', 'RARE'] as const).map((rarity) => ({
      cardType: 'BASE' as const,
      rarity,
      aspects: [colour],
    })),
  );

function deck(mood: SetMood, random: Random): Blueprint[] {
  const identities: Aspect[][] = [
    ...COLOURS.flatMap((colour) => [
      ...times(ALONE, [colour]),
      ...SIDES.flatMap((side) => times(WITH_SIDE, [colour, side])),
    ]),
    ...SIDES.flatMap((side) => times(SIDE_ALONE, [side])),
    ...times(WITHOUT_ASPECT, []),
  ];
  const total = identities.length;
  const types = random.shuffled<CardType>([
    ...times<CardType>(mood.events, 'EVENT'),
    ...times<CardType>(mood.upgrades, 'UPGRADE'),
    ...times<CardType>(total - mood.events - mood.upgrades, 'UNIT'),
  ]);
  const commons = total - UNCOMMON - RARE - LEGENDARY - SPECIAL;
  const counts = [commons, UNCOMMON, RARE, LEGENDARY, SPECIAL];
  const rarities = random.shuffled(
    RARITIES.flatMap((rarity, at) => times(counts[at] ?? 0, rarity)),
  );
  return identities
    .map((aspects, at) => ({
      aspects,
      group: identities.findIndex((each) => each.join() === aspects.join()),
      cardType: types[at] ?? 'UNIT',
      rarity: rarities[at] ?? 'COMMON',
    }))
    .sort((a, b) => a.group - b.group || order(a, b))
    .map(({ aspects, cardType, rarity }) => ({ aspects, cardType, rarity }));
}

const TYPE_ORDER: CardType[] = ['UNIT', 'UPGRADE', 'EVENT'];
const order = (a: Blueprint, b: Blueprint) =>
  TYPE_ORDER.indexOf(a.cardType) - TYPE_ORDER.indexOf(b.cardType);

const times = <Value>(count: number, value: Value): Value[] =>
  Array.from({ length: count }, () => value);
