import type { Arena } from '@domain/card';
import type { Random } from '@domain/seeded-random';
import type { Blueprint } from './blueprint';
import type { DemoCard } from './generate-set';
import { KEYWORDS } from './rules-text';
import * as rules from './rules-text';
import { TRAITS } from './words';

/** A card's fields without names and numbers. */
export type CardFields = Omit<DemoCard, 'id' | 'name' | 'subtitle'>;

/** The weight of each cost, by index, of a unit or an event. */
const UNIT_COSTS = [0, 14, 36, 36, 23, 19, 15, 6, 4, 2, 1];
const EVENT_COSTS = [1, 17, 14, 12, 6, 4, 2, 2, 1];
/** The weight of each number of keywords, by index. */
const KEYWORD_COUNTS = [34, 55, 8];

/** @param spaceShare the chance that a unit fights in space */
export function fieldsOf(plan: Blueprint, spaceShare: number, random: Random): CardFields {
  switch (plan.cardType) {
    case 'LEADER':
      return leader(plan, spaceShare, random);
    case 'BASE':
      return base(plan, random);
    case 'EVENT':
      return event(plan, random);
    case 'UPGRADE':
      return upgrade(plan, random);
    case 'UNIT':
      return unit(plan, spaceShare, random);
  }
}

const empty = {
  cost: null,
  power: null,
  hp: null,
  upgradePower: null,
  upgradeHp: null,
  arena: null,
  traits: [],
  keywords: [],
  frontText: null,
  backText: null,
  unique: false,
};

function leader(plan: Blueprint, spaceShare: number, random: Random): CardFields {
  const arena = random.chance(spaceShare / 2) ? 'SPACE' : 'GROUND';
  const cost = random.int(4, 7);
  const traits = traitsOf(arena, random);
  const trait = traits[0] ?? 'Scout';
  const power = random.int(Math.max(2, cost - 3), cost);
  return {
    ...empty,
    ...plan,
    arena,
    cost,
    traits,
    power,
    hp: 2 * cost - power + random.int(0, 1),
    unique: true,
    frontText: `${rules.leaderFront(trait, random)}\n${rules.deployText(cost)}`,
    backText: rules.leaderBack(trait, random),
  };
}

function base(plan: Blueprint, random: Random): CardFields {
  const isCommon = plan.rarity === 'COMMON';
  return {
    ...empty,
    ...plan,
    hp: isCommon ? 30 : random.int(24, 28),
    frontText: isCommon ? null : rules.rareBaseText(random),
  };
}

function event(plan: Blueprint, random: Random): CardFields {
  const cost = random.weighted(EVENT_COSTS);
  const traits = random.shuffled(TRAITS.event).slice(0, random.int(1, 2));
  return { ...empty, ...plan, cost, traits, frontText: rules.eventText(cost, random) };
}

function upgrade(plan: Blueprint, random: Random): CardFields {
  const cost = random.int(1, 5);
  const traits = random.shuffled(TRAITS.upgrade).slice(0, random.int(1, 2));
  const isHarmful = random.chance(0.15);
  return {
    ...empty,
    ...plan,
    cost,
    traits,
    upgradePower: isHarmful ? -random.int(1, 3) : random.int(0, cost),
    upgradeHp: isHarmful ? -random.int(0, 2) : random.int(0, cost),
    unique: plan.rarity === 'LEGENDARY',
    frontText: rules.upgradeText(cost, random.pick(TRAITS.ground), random),
  };
}

function unit(plan: Blueprint, spaceShare: number, random: Random): CardFields {
  const arena = random.chance(spaceShare) ? 'SPACE' : 'GROUND';
  const cost = random.weighted(UNIT_COSTS);
  const traits = traitsOf(arena, random);
  const keywords = random.shuffled(KEYWORDS).slice(0, random.weighted(KEYWORD_COUNTS));
  const spent = keywords.reduce((sum, { worth }) => sum + worth, 0);
  const body = Math.max(2, 2 * cost + 2 - spent - random.int(0, 1));
  const power = Math.max(0, Math.min(body - 1, Math.round(body / 2) + random.int(-2, 1)));
  const says = random.chance(plan.rarity === 'COMMON' ? 0.5 : 0.9);
  const lines = [
    ...keywords.map((keyword) => rules.keywordText(keyword, random)),
    ...(says ? [rules.unitText(cost, traits[0] ?? 'Scout', random)] : []),
  ];
  return {
    ...empty,
    ...plan,
    arena,
    cost,
    traits,
    power,
    hp: body - power,
    keywords: keywords.map(({ word }) => word),
    unique: plan.rarity === 'LEGENDARY' || plan.rarity === 'SPECIAL' || random.chance(0.34),
    frontText: lines.length === 0 ? null : lines.join('\n'),
  };
}

function traitsOf(arena: Arena, random: Random): string[] {
  const isVehicle = arena === 'GROUND' && random.chance(0.12);
  const kinds = arena === 'SPACE' ? TRAITS.space : isVehicle ? TRAITS.groundVehicle : TRAITS.ground;
  const allegiance = random.chance(0.55) ? [random.pick(TRAITS.allegiance)] : [];
  return [...allegiance, ...random.shuffled(kinds).slice(0, random.int(1, 2))];
}
