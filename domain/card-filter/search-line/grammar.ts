/** One example of what a search line can express, for its help. */
export interface SearchLineExample {
  example: string;
  meaning: string;
}

/** Everything that a search line can express, as examples, from simple to advanced. */
export const SEARCH_LINE_GRAMMAR: readonly {
  title: string;
  examples: readonly SearchLineExample[];
}[] = [
  {
    title: 'Words',
    examples: [
      { example: 'luke sky', meaning: 'The name or subtitle has “luke sky” in it, as one text' },
      { example: '"luke" "sky"', meaning: 'Has both, in any order' },
      { example: String.raw`"the \"leader\""`, meaning: String.raw`A quote inside a quote is \"` },
      { example: 'name:luke', meaning: 'The same as luke' },
      { example: 'rules:"draw a card"', meaning: 'The rules text has this in it (also text:)' },
    ],
  },
  {
    title: 'Kinds',
    examples: [
      { example: 'leader', meaning: 'Leaders; also base, unit, event and upgrade' },
      { example: 'type:unit,event', meaning: 'Units and events (also t:)' },
      { example: 'rarity:rare,legendary', meaning: 'Rare or legendary (also r:)' },
      { example: 'arena:space', meaning: 'Units that fight in space' },
      { example: 'trait:"bounty hunter"', meaning: 'Has this trait' },
      { example: 'keyword:ambush,raid', meaning: 'Has one of these keywords (also kw:)' },
      { example: 'is:unique', meaning: 'Unique cards' },
    ],
  },
  {
    title: 'Aspects',
    examples: [
      { example: 'aspect:command', meaning: 'Has the aspect (also a:)' },
      { example: 'aspect:command,heroism', meaning: 'Has one of these' },
      { example: 'aspect<=command,heroism', meaning: 'Has no aspect but these' },
      { example: 'aspect:none', meaning: 'Has no aspect' },
    ],
  },
  {
    title: 'Numbers',
    examples: [
      { example: 'cost<=3', meaning: 'Costs 3 or less (also c); = : != < > >= compare as well' },
      { example: 'power:1,2', meaning: 'Its power is 1 or 2 (also p)' },
      { example: 'power>hp', meaning: 'More power than HP' },
      { example: 'hp!=0', meaning: 'Has HP; a number that a card lacks counts as 0' },
      { example: 'upgradepower>=2', meaning: 'An upgrade’s power (also up)' },
      { example: 'upgradehp<0', meaning: 'An upgrade’s HP (also uh)' },
    ],
  },
  {
    title: 'Together',
    examples: [
      { example: 'unit cost:2 is:unique', meaning: 'All of these' },
      { example: 'trait:pilot or trait:droid', meaning: 'One of these; | means or' },
      { example: 'unit (arena:space or hp>5)', meaning: 'Parentheses keep alternatives together' },
      { example: '-trait:trooper', meaning: 'Without this; not does the same' },
      { example: 'rarity!=common', meaning: 'Any other' },
      { example: 'not (leader or base)', meaning: 'None of these' },
      { example: '-luke sky', meaning: 'Without “luke”, with “sky”: a minus takes one word' },
    ],
  },
];
