import type { Random } from '@domain/seeded-random';

/** A keyword as a card prints it: the word, its amount if it has one, and what it does. */
export function keywordText({ word, amount, reminder }: Keyword, random: Random): string {
  if (!amount) return `${word} (${reminder})`;
  const by = random.int(...amount);
  return `${word} ${by} (${reminder.replaceAll('#', String(by))})`;
}

const WHEN = ['When played:', 'When this unit attacks:', 'When defeated:', 'When this unit heals:'];

/** What a unit does; expensive units do more. */
export const unitText = (cost: number, trait: string, random: Random): string =>
  random.chance(0.2)
    ? `Each other friendly ${trait} unit gets +${cost > 4 ? 2 : 1}/+0.`
    : `${random.pick(WHEN)} ${effect(cost, random)}`;

export const eventText = (cost: number, random: Random): string => {
  const first = effect(cost + 1, random);
  return cost > 3 || random.chance(0.3) ? `${first}\n${effect(cost, random)}` : first;
};

export const upgradeText = (cost: number, trait: string, random: Random): string =>
  random.pick([
    `Attach to a unit that isn't a Vehicle.\nAttached unit gains: "When this unit attacks: ${effect(cost, random)}"`,
    `While attached unit is ${withArticle(trait)}, it gains Guard.`,
    `When played: ${effect(cost, random)}`,
    `When attached unit is defeated: return this to your hand.`,
  ]);

export const leaderFront = (trait: string, random: Random): string => {
  const price = random.chance(0.5) ? '{C=1}, {Exhaust}' : '{Exhaust}';
  return `Action [${price}]: If you played ${withArticle(trait)} card this round, ${lower(effect(2, random))}`;
};

export const leaderBack = (trait: string, random: Random): string =>
  `${random.pick(['When deployed:', 'When this unit attacks:'])} ${effect(3, random)}\nEach other friendly ${trait} unit gets +1/+1.`;

export const deployText = (cost: number): string =>
  `Once a game: If you have ${cost} or more resources, deploy this leader.`;

export const rareBaseText = (random: Random): string =>
  `Once a game [{Exhaust}]: ${effect(random.int(1, 3), random)}`;

/** One sentence; `worth` is about its cost in resources. */
function effect(worth: number, random: Random): string {
  const amount = Math.max(1, Math.min(6, worth - 1 + random.int(0, 1)));
  const cards = amount > 2 ? '2 cards' : 'a card';
  const side = random.pick(['ground', 'space']);
  return random.pick([
    `Deal ${amount} damage to a unit.`,
    `Deal ${amount} damage to a ${side} unit.`,
    `Deal ${amount} damage divided as you choose among enemy ${side} units.`,
    `Heal ${amount + 1} damage from a base.`,
    `Heal ${amount} damage from another unit.`,
    `Draw ${cards}.`,
    `Draw ${cards}, then discard a card.`,
    `Look at the top ${amount + 1} cards of your deck. Put one into your hand.`,
    `Exhaust an enemy unit that costs ${amount + 1} or less.`,
    `Ready a friendly unit with ${amount + 2} or less power.`,
    `Give a friendly unit +${amount}/+${amount} for this round.`,
    `Give an enemy unit -${amount}/-0 for this round.`,
    `Return a unit that costs ${amount + 1} or less to its owner's hand.`,
    `Your opponent discards a card unless they pay {C=${amount}}.`,
    `You may pay {C=${amount}}. If you do, defeat an upgrade.`,
    `Put the top card of your deck into play as a resource, exhausted.`,
    `The next unit that you play this round costs {C=1} less.`,
  ]);
}

const lower = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** A keyword, its reminder text, and its worth in power or hit points. */
interface Keyword {
  word: string;
  /** The range of a keyword's amount. */
  amount?: readonly [number, number];
  reminder: string;
  worth: number;
}

/** `#` in a reminder is the amount. */
export const KEYWORDS: readonly Keyword[] = [
  { word: 'Guard', reminder: 'Enemies in this arena attack this unit first.', worth: 1 },
  { word: 'Swift', reminder: 'This unit may attack in the round in which it is played.', worth: 1 },
  { word: 'Strike', amount: [1, 3], reminder: 'While attacking, this unit gets +#/+0.', worth: 1 },
  {
    word: 'Mend',
    amount: [1, 3],
    reminder: 'When this unit attacks, heal # from your base.',
    worth: 1,
  },
  {
    word: 'Breach',
    reminder: 'Damage beyond what a defender can take goes to its base.',
    worth: 0,
  },
  { word: 'Slip', reminder: 'This unit attacks past units with Guard.', worth: 0 },
  { word: 'Tough', reminder: 'This unit gets +1/+0 for each damage on it.', worth: 0 },
  { word: 'Warded', reminder: 'The first damage to this unit each round is prevented.', worth: 1 },
  {
    word: 'Salvage',
    amount: [2, 5],
    reminder: 'You may play this from your resources for {C=#} more.',
    worth: 1,
  },
  {
    word: 'Rally',
    reminder: 'When this unit attacks, another friendly unit gets +1/+0.',
    worth: 1,
  },
  {
    word: 'Elusive',
    reminder: "This unit can't be attacked in the round in which it is played.",
    worth: 1,
  },
];

/** `a` or `an` before a word; enough for the demo's words. */
export const withArticle = (word: string): string =>
  `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}`;
