/** A game word, what its reminder says, and how many power or hit points it is worth. */
export interface Keyword {
  word: string;
  /** The least and the most of a keyword that has an amount. */
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
